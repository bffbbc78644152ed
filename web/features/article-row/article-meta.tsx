import type { ArticleCard } from '#contract/article.ts'
import { useLanguage, useText } from '../../text/text-context.ts'
import css from './article-row.module.css'

/** What a reader wants to know before reading: subject, length, how many others did. */
export function ArticleMeta({ article }: { article: ArticleCard }) {
  const text = useText()
  const language = useLanguage()
  return (
    <p className={css.meta}>
      <span>{article.category}</span>
      <span>{text.article.minutes(article.readingMinutes)}</span>
      {article.pv > 0 ? <span>{text.article.reads(text.count(article.pv))}</span> : null}
      {article.textLang !== language ? (
        <span className={css.original} title={text.article.originalHint}>
          {text.article.original}
        </span>
      ) : null}
    </p>
  )
}
