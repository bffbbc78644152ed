import type { ReactNode } from 'react'
import type { Input, Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { useRead } from '../../../client/reads.ts'
import { useList } from '../../../client/use-list.ts'
import { LoadMore } from '../../../features/load-more/load-more.tsx'
import { MasonrySkeleton } from '../../../features/masonry/masonry-skeleton.tsx'
import { Masonry } from '../../../features/masonry/masonry.tsx'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { Empty, Failed } from '../../../parts/states.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import frame from '../../../shell/page-frame.module.css'
import { toast } from '../../../shell/toasts.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import type { Text } from '../../../text/text.ts'
import { Albums, AlbumsSkeleton } from './albums.tsx'
import css from './gather.module.css'

interface Params {
  readonly id?: string
}

type Gather = Output<'client/image/pub/gather'>['rows'][number]

const gathersRead = (lang: Language): Read => ({ path: 'client/image/pub/gather', input: { lang } })

const listInput = (gatherId: string, lang: Language): Input<'client/image/pub/gets'> => ({
  lang,
  gatherId,
})

export const reads = ({ id }: Params, { language }: Moment): Read[] => [
  gathersRead(language),
  ...(id ? [{ path: 'client/image/pub/gets' as const, input: listInput(id, language) }] : []),
]

const gatherIn = (reply: unknown, id: string | undefined): Gather | undefined =>
  (reply as Output<'client/image/pub/gather'> | undefined)?.rows?.find(({ _id }) => _id === id)

export function head({ id }: Params, { language }: Moment, reply: FindReply, text: Text): Head {
  const gather = gatherIn(reply(gathersRead(language)), id)
  return gather
    ? { title: gather.title, description: gather.abstract, image: gather.cover.url }
    : { title: text.titles['/pages/image/gather'] }
}

export const missing = ({ id }: Params, { language }: Moment, reply: FindReply): boolean =>
  id !== undefined && !gatherIn(reply(gathersRead(language)), id)

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const gathers = useRead('client/image/pub/gather', { lang: useLanguage() })
  const gather = gathers.state === 'ready' ? gatherIn(gathers.reply, params.id) : undefined
  return (
    <>
      <PageBar title={text.titles['/pages/image/gather']} />
      <h1 className={frame.heading} tabIndex={-1}>
        {gather?.title ?? text.titles['/pages/image/gather']}
      </h1>
      <p className={css.intro}>{gather?.abstract ?? text.image.intro}</p>
      {params.id ? (
        <Images key={params.id} gatherId={params.id} />
      ) : gathers.state === 'failed' ? (
        <Failed message={gathers.failure?.msg} retry={gathers.retry} />
      ) : gathers.state === 'loading' ? (
        <AlbumsSkeleton />
      ) : gathers.reply.rows.length === 0 ? (
        <Empty />
      ) : (
        <Albums gathers={gathers.reply.rows} />
      )}
    </>
  )
}

/** The pictures of one collection. */
function Images({ gatherId }: { gatherId: string }) {
  const text = useText()
  const list = useList('client/image/pub/gets', listInput(gatherId, useLanguage()), (msg) =>
    toast(msg ?? text.toasts.hiccup),
  )
  if (list.hasFailed) return <Failed retry={list.retry} />
  if (list.isFirstLoad) return <MasonrySkeleton />
  if (list.isEmpty) return <Empty />
  return (
    <>
      <Masonry images={list.rows} />
      {/* A new end for each page: the old one would be seen jumping down the wall. */}
      <LoadMore
        key={list.pageIndex}
        more={list.more}
        isLoading={list.isLoading}
        loadMore={list.loadMore}
      />
    </>
  )
}
