import type { ReactNode } from 'react'
import type { Input, Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { useList } from '../../../client/use-list.ts'
import { LoadMore } from '../../../features/load-more/load-more.tsx'
import { MasonrySkeleton } from '../../../features/masonry/masonry-skeleton.tsx'
import { Masonry } from '../../../features/masonry/masonry.tsx'
import { hrefOf } from '../../../navigation/address.ts'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { Empty, Failed } from '../../../parts/states.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import frame from '../../../shell/page-frame.module.css'
import { toast } from '../../../shell/toasts.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import type { Text } from '../../../text/text.ts'
import { GatherChips } from './gather-chips.tsx'
import css from './list.module.css'

interface Params {
  readonly gatherId?: string
  readonly tag?: string
}

const listInput = ({ gatherId, tag }: Params, lang: Language): Input<'client/image/pub/gets'> => ({
  lang,
  ...(gatherId ? { gatherId } : {}),
  ...(tag ? { tag } : {}),
})

const gathersRead = (lang: Language): Read => ({ path: 'client/image/pub/gather', input: { lang } })

export const reads = (params: Params, { language }: Moment): Read[] => [
  gathersRead(language),
  { path: 'client/image/pub/gets', input: listInput(params, language) },
]

export const head = (params: Params, { language }: Moment, reply: FindReply, text: Text): Head => ({
  title: titleOf(params, reply(gathersRead(language)), text),
})

function titleOf({ gatherId, tag }: Params, gathers: unknown, text: Text): string {
  if (tag) return text.article.tagged(tag)
  const rows = (gathers as Output<'client/image/pub/gather'> | undefined)?.rows
  return rows?.find(({ _id }) => _id === gatherId)?.title ?? text.titles['/pages/image/list']
}

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const { tag, gatherId } = params
  const title = tag ? text.article.tagged(tag) : text.titles['/pages/image/list']
  return (
    <>
      <PageBar title={title} />
      <div className={css.head}>
        <h1 className={frame.heading} tabIndex={-1}>
          {title}
        </h1>
        <a className={css.gathers} href={hrefOf('/pages/image/gather')}>
          {text.image.allGathers}
        </a>
      </div>
      {tag ? null : <GatherChips gatherId={gatherId} />}
      <Images key={`${gatherId} ${tag}`} params={params} />
    </>
  )
}

function Images({ params }: { params: Params }) {
  const text = useText()
  const list = useList('client/image/pub/gets', listInput(params, useLanguage()), (msg) =>
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
