import type { ArticleCard } from '#contract/article.ts'
import type { Language } from '#contract/languages.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from './database.ts'
import { pictureAt } from './pictures.ts'
import type { Tables } from './tables.ts'

/** A row's place in a list: what the list is ordered by, and its id. */
export interface Standing {
  id: string
  at: number
}

type Standings = SelectQueryBuilder<Tables, keyof Tables, Standing>

/** The cards of the articles that stand in a stretch of a list, in its order. */
export const cardsOf = (
  db: Db,
  standings: Standings,
  lang: Language,
  order: 'asc' | 'desc' = 'desc',
) =>
  db
    .selectFrom(standings.as('standing'))
    .innerJoin('article', 'article.id', 'standing.id')
    .innerJoin('article_text', (join) =>
      join.onRef('article_text.article_id', '=', 'article.id').on('article_text.lang', '=', lang),
    )
    .innerJoin('category_name', (join) =>
      join
        .onRef('category_name.category_id', '=', 'article.category_id')
        .on('category_name.lang', '=', lang),
    )
    .select('standing.at')
    .select(cardColumns)
    .orderBy('standing.at', order)
    .orderBy('standing.id', order)

export const cardColumns = [
  'article.id',
  'article.category_id',
  'category_name.name as category',
  'article.tags',
  'article.cover_id',
  'article.cover_width',
  'article.cover_height',
  'article.cover_colour',
  'article.reading_minutes',
  'article.like_num',
  'article.pv',
  'article.comment_num',
  'article.created_at',
  'article.updated_at',
  'article_text.text_lang',
  'article_text.title',
  'article_text.abstract',
  'article_text.caption',
] as const

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardsOf>['execute']>>[number]

export const cardOf = (row: Omit<CardRow, 'at'>): ArticleCard => ({
  _id: row.id,
  title: row.title,
  abstract: row.abstract,
  headerPic: pictureAt(row, row.caption),
  categoryId: row.category_id,
  category: row.category,
  tag: JSON.parse(row.tags) as string[],
  likeNum: row.like_num,
  pv: row.pv,
  commentNum: row.comment_num,
  createTime: row.created_at,
  updateTime: row.updated_at,
  readingMinutes: row.reading_minutes,
  textLang: row.text_lang as Language,
})

/** Rows after (older than) or before (newer than) a place, as one comparison of both columns. */
export const beyond = (side: 'after' | 'before', at: string, id: string, place: Standing) =>
  side === 'after'
    ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) > (${place.at}, ${place.id})`
