import type { ReactNode } from 'react'
import type { Article } from '#contract/article.ts'
import type { Input, Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { useRead } from '../../../client/reads.ts'
import { articleDate } from '../../../parts/article-date.ts'
import { ArticlePicture } from '../../../parts/article-picture.tsx'
import { Prose } from '../../../parts/prose.tsx'
import { Failed } from '../../../parts/states.tsx'
import { hrefOf } from '../../../navigation/address.ts'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { PageBar } from '../../../shell/page-bar.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Neighbours } from './neighbours.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { Tools } from './tools.tsx'
import css from './detail.module.css'

interface Params {
  readonly id: string
  readonly scope?: string
}

const detailRead = ({ id }: Params, lang: Language): Read => ({
  path: 'front/article/detail',
  input: { _id: id, lang },
})

const neighboursInput = (
  { id, scope }: Params,
  lang: Language,
): Input<'front/article/prevnext'> => ({ _id: id, lang, ...(scope ? { scope } : {}) })

export const reads = (params: Params, { language }: Moment): Read[] => [
  detailRead(params, language),
  { path: 'front/article/prevnext', input: neighboursInput(params, language) },
]

const articleIn = (reply: unknown) =>
  (reply as Output<'front/article/detail'> | undefined)?.data as Article | undefined

export function head(params: Params, { language }: Moment, reply: FindReply): Head | null {
  const article = articleIn(reply(detailRead(params, language)))
  if (!article) return null
  const { title, abstract, tag, headerPic } = article
  return {
    title,
    description: abstract,
    keywords: tag.join(','),
    ...(headerPic ? { image: headerPic.url } : {}),
    schema: {
      '@type': 'Article',
      headline: title,
      description: abstract,
      inLanguage: article.textLang,
      datePublished: new Date(article.createTime).toISOString(),
      dateModified: new Date(article.updateTime).toISOString(),
      articleSection: article.category,
      keywords: tag,
    },
  }
}

export const missing = (params: Params, { language }: Moment, reply: FindReply): boolean =>
  (reply(detailRead(params, language)) as { code?: number } | undefined)?.code === 404

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const lang = useLanguage()
  const detail = useRead('front/article/detail', { _id: params.id, lang })
  if (detail.state === 'loading') return <DetailSkeleton />
  if (detail.state === 'failed') {
    return (
      <>
        <PageBar title={text.titles['/pages/text/detail']} />
        <h1 className="visually-hidden" tabIndex={-1}>
          {text.states.failed}
        </h1>
        <Failed message={detail.failure?.msg} retry={detail.retry} />
      </>
    )
  }
  const article = detail.reply.data
  return (
    <>
      <ReadingProgress />
      <PageBar title={article.category} />
      <article className={css.article} lang={article.textLang}>
        <Opening article={article} />
        <Prose html={article.content} />
        <Tags tags={article.tag} />
        <Tools article={article} />
      </article>
      <Neighbours input={neighboursInput(params, lang)} scope={params.scope} />
    </>
  )
}

function Opening({ article }: { article: Article }) {
  const text = useText()
  const lang = useLanguage()
  return (
    <header>
      <h1 className={css.title} tabIndex={-1}>
        {article.title}
      </h1>
      <p className={css.meta}>
        <a href={hrefOf('/pages/text/list', { categoryId: article.categoryId })}>
          {article.category}
        </a>
        <span>{text.article.minutes(article.readingMinutes)}</span>
        <time dateTime={new Date(article.createTime).toISOString()}>
          {articleDate(article.createTime, text)}
        </time>
      </p>
      {article.textLang !== lang ? <p className={css.note}>{text.article.originalHint}</p> : null}
      {article.headerPic ? (
        <figure className={css.figure}>
          <ArticlePicture
            picture={article.headerPic}
            sizes="(width >= 768px) 760px, 100vw"
            isFirst
            className={css.picture}
          />
          {article.caption ? <figcaption>{article.caption}</figcaption> : null}
        </figure>
      ) : null}
    </header>
  )
}

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className={css.tags}>
    {tags.map((tag) => (
      <li key={tag}>
        <a href={hrefOf('/pages/text/list', { tag })}>#{tag}</a>
      </li>
    ))}
  </ul>
)
