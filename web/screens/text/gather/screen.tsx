import type { ReactNode } from 'react'
import type { Input, Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { useRead } from '../../../client/reads.ts'
import { useList } from '../../../client/use-list.ts'
import { ArticleRowSkeletons } from '../../../features/article-row/article-row-skeleton.tsx'
import { ArticleRow } from '../../../features/article-row/article-row.tsx'
import { GatherCards } from '../../../features/gather-cards/gather-cards.tsx'
import { LoadMore } from '../../../features/load-more/load-more.tsx'
import { Empty, Failed } from '../../../parts/states.tsx'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { PageBar } from '../../../shell/page-bar.tsx'
import frame from '../../../shell/page-frame.module.css'
import { toast } from '../../../shell/toasts.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import type { Text } from '../../../text/text.ts'
import css from './gather.module.css'

interface Params {
  readonly id?: string
}

type Gather = Output<'client/article/pub/gather'>['rows'][number]

const gathersRead = (lang: Language): Read => ({
  path: 'client/article/pub/gather',
  input: { lang },
})

const listInput = (collectionId: string, lang: Language): Input<'front/article/gets'> => ({
  lang,
  collectionId,
})

export const reads = ({ id }: Params, { language }: Moment): Read[] => [
  gathersRead(language),
  ...(id ? [{ path: 'front/article/gets' as const, input: listInput(id, language) }] : []),
]

const gatherIn = (reply: unknown, id: string | undefined): Gather | undefined =>
  (reply as Output<'client/article/pub/gather'> | undefined)?.rows?.find(({ _id }) => _id === id)

export function head(
  { id }: Params,
  { language }: Moment,
  reply: FindReply,
  text: Text,
): Head | null {
  const gather = gatherIn(reply(gathersRead(language)), id)
  return gather
    ? { title: gather.title, description: gather.abstract }
    : { title: text.titles['/pages/text/gather'] }
}

export const missing = ({ id }: Params, { language }: Moment, reply: FindReply): boolean =>
  id !== undefined && !gatherIn(reply(gathersRead(language)), id)

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const gathers = useRead('client/article/pub/gather', { lang: useLanguage() })
  const gather = gathers.state === 'ready' ? gatherIn(gathers.reply, params.id) : undefined
  const title = gather?.title ?? text.titles['/pages/text/gather']
  return (
    <>
      <PageBar title={text.titles['/pages/text/gather']} />
      <h1 className={frame.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.intro}>{gather?.abstract ?? text.gather.intro}</p>
      {params.id ? (
        <Pieces key={params.id} id={params.id} />
      ) : gathers.state === 'failed' ? (
        <Failed retry={gathers.retry} />
      ) : (
        <GatherCards gathers={gathers.state === 'ready' ? gathers.reply.rows : []} />
      )}
    </>
  )
}

/** The pieces of one collection, numbered in its order. */
function Pieces({ id }: { id: string }) {
  const text = useText()
  const list = useList('front/article/gets', listInput(id, useLanguage()), (msg) =>
    toast(msg ?? text.toasts.hiccup),
  )
  if (list.hasFailed) return <Failed retry={list.retry} />
  if (list.isFirstLoad) return <ArticleRowSkeletons count={5} />
  if (list.isEmpty) return <Empty />
  return (
    <>
      <ol className={css.pieces}>
        {list.rows.map((article) => (
          <li key={article._id}>
            <ArticleRow article={article} scope={`collection:${id}`} />
          </li>
        ))}
      </ol>
      <LoadMore more={list.more} isLoading={list.isLoading} loadMore={list.loadMore} />
    </>
  )
}
