import type { ReactNode } from 'react'
import type { ArticleCard } from '#contract/article.ts'
import type { Input, Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { useList, type List } from '../../../client/use-list.ts'
import { ArticleRowSkeletons } from '../../../features/article-row/article-row-skeleton.tsx'
import { ArticleRow } from '../../../features/article-row/article-row.tsx'
import { CategoryChips } from '../../../features/category-chips/category-chips.tsx'
import { LoadMore } from '../../../features/load-more/load-more.tsx'
import { Empty, Failed } from '../../../parts/states.tsx'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { PageBar } from '../../../shell/page-bar.tsx'
import frame from '../../../shell/page-frame.module.css'
import { toast } from '../../../shell/toasts.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import type { Text } from '../../../text/text.ts'
import css from './list.module.css'

interface Params {
  readonly categoryId?: string
  readonly tag?: string
}

const listInput = ({ categoryId, tag }: Params, lang: Language): Input<'front/article/gets'> => ({
  lang,
  ...(categoryId ? { categoryId } : {}),
  ...(tag ? { tag } : {}),
})

const categoriesRead = (lang: Language): Read => ({
  path: 'front/article/category/get',
  input: { lang },
})

export const reads = (params: Params, { language }: Moment): Read[] => [
  categoriesRead(language),
  { path: 'front/article/gets', input: listInput(params, language) },
]

export const head = (params: Params, { language }: Moment, reply: FindReply, text: Text): Head => ({
  title: titleOf(params, reply(categoriesRead(language)), text),
})

function titleOf({ categoryId, tag }: Params, categories: unknown, text: Text): string {
  if (tag) return text.article.tagged(tag)
  const rows = (categories as Output<'front/article/category/get'> | undefined)?.rows
  const category = rows?.find(({ _id }) => _id === categoryId)
  return category?.name ?? text.titles['/pages/text/list']
}

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const { tag, categoryId } = params
  return (
    <>
      <PageBar title={tag ? text.article.tagged(tag) : text.titles['/pages/text/list']} />
      <h1 className={frame.heading} tabIndex={-1}>
        {tag ? text.article.tagged(tag) : text.titles['/pages/text/list']}
      </h1>
      {tag ? null : <CategoryChips categoryId={categoryId} mode="redirect" />}
      <Articles key={`${categoryId} ${tag}`} params={params} />
    </>
  )
}

function Articles({ params }: { params: Params }) {
  const text = useText()
  const list = useList('front/article/gets', listInput(params, useLanguage()), (msg) =>
    toast(msg ?? text.toasts.hiccup),
  )
  if (list.hasFailed) return <Failed retry={list.retry} />
  if (list.isFirstLoad) return <ArticleRowSkeletons count={6} />
  if (list.isEmpty) return <Empty />
  return (
    <Rows list={list} scope={params.categoryId ? `category:${params.categoryId}` : undefined} />
  )
}

const Rows = ({ list, scope }: { list: List<ArticleCard>; scope: string | undefined }) => (
  <>
    <div className={css.rows}>
      {list.rows.map((article) => (
        <ArticleRow key={article._id} article={article} scope={scope} />
      ))}
    </div>
    <LoadMore more={list.more} isLoading={list.isLoading} loadMore={list.loadMore} />
  </>
)
