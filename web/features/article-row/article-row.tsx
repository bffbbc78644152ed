import type { ArticleCard } from '#contract/article.ts'
import { hrefOf } from '../../navigation/address.ts'
import { ArticlePicture } from '../../parts/article-picture.tsx'
import { ArticleMeta } from './article-meta.tsx'
import css from './article-row.module.css'

interface Props {
  article: ArticleCard
  /** Where the reader comes from, so that previous and next stay within it. */
  scope?: string | undefined
}

/** One article in a list: words first, picture at the side. */
export const ArticleRow = ({ article, scope }: Props) => (
  <article className={css.row}>
    <a href={hrefOf('/pages/text/detail', { id: article._id, ...(scope ? { scope } : {}) })}>
      <div className={css.words}>
        <h3>{article.title}</h3>
        <ArticleMeta article={article} />
      </div>
      {article.headerPic ? (
        <ArticlePicture
          picture={article.headerPic}
          sizes="(width >= 768px) 168px, 108px"
          isThumb
          isDecoration
          className={css.thumb}
        />
      ) : null}
    </a>
  </article>
)

/** The first of a list: a large picture and its opening words. */
export const LeadStory = ({ article, scope, isFirst }: Props & { isFirst?: boolean }) => (
  <article className={css.lead}>
    <a href={hrefOf('/pages/text/detail', { id: article._id, ...(scope ? { scope } : {}) })}>
      {article.headerPic ? (
        <ArticlePicture
          picture={article.headerPic}
          sizes="(width >= 1200px) 780px, (width >= 768px) 60vw, 100vw"
          isDecoration
          isFirst={isFirst ?? false}
          className={css.leadPicture}
        />
      ) : null}
      <h3>{article.title}</h3>
      <p className={css.abstract}>{article.abstract}</p>
      <ArticleMeta article={article} />
    </a>
  </article>
)
