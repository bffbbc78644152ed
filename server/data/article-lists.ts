import type { Language } from '#contract/languages.ts'
import type { Db } from './database.ts'
import { beyond, cardsOf, type CardRow, type Standing } from './article-cards.ts'
import { prepared } from './prepared.ts'

export type ArticleList =
  | { by: 'all' }
  | { by: 'category'; categoryId: string }
  | { by: 'collection'; collectionId: string }
  | { by: 'tag'; tag: string }

/** Which rows of a list: some number of them past a place, or past a bounded number of rows. */
export type Stretch = { lang: Language; most: number } & (
  | { from: 'place'; place: Standing }
  | { from: 'start'; skip: number }
)

export const counterOf = (list: ArticleList): string => {
  switch (list.by) {
    case 'all':
      return 'article'
    case 'category':
      return `article:category:${list.categoryId}`
    case 'collection':
      return `article:collection:${list.collectionId}`
    case 'tag':
      return `article:tag:${list.tag}`
  }
}

export async function countArticles(db: Db, list: ArticleList): Promise<number> {
  const [row] = await countNamed(db, { name: counterOf(list) })
  return row?.value ?? 0
}

const countNamed = prepared<{ name: string }, { value: number }>((db, slot) =>
  db.selectFrom('counter').select('value').where('name', '=', slot('name')),
)

/** One stretch of a list, straight from its index. */
export function articlesIn(db: Db, list: ArticleList, stretch: Stretch): Promise<CardRow[]> {
  const { lang, most } = stretch
  const where =
    stretch.from === 'place'
      ? { lang, most, at: stretch.place.at, id: stretch.place.id }
      : { lang, most, skip: stretch.skip }
  const key =
    list.by === 'category'
      ? list.categoryId
      : list.by === 'collection'
        ? list.collectionId
        : list.by === 'tag'
          ? list.tag
          : ''
  return queries[list.by][stretch.from](db, { key, ...where } as never)
}

type FromStart = { lang: Language; most: number; skip: number; key: string }
type FromPlace = { lang: Language; most: number; at: number; id: string; key: string }

const newest = (db: Db) =>
  db
    .selectFrom('article')
    .select(['article.id', 'article.created_at as at'])
    .orderBy('article.created_at', 'desc')
    .orderBy('article.id', 'desc')

const newestTagged = (db: Db) =>
  db
    .selectFrom('article_tag')
    .select(['article_tag.article_id as id', 'article_tag.created_at as at'])
    .orderBy('article_tag.created_at', 'desc')
    .orderBy('article_tag.article_id', 'desc')

const collected = (db: Db) =>
  db
    .selectFrom('collection_item')
    .select(['collection_item.article_id as id', 'collection_item.position as at'])
    .orderBy('collection_item.position')

const queries = {
  all: {
    start: prepared<FromStart, CardRow>((db, slot) =>
      cardsOf(db, newest(db).limit(slot('most')).offset(slot('skip')), slot('lang')),
    ),
    place: prepared<FromPlace, CardRow>((db, slot) =>
      cardsOf(
        db,
        newest(db)
          .where(beyond('after', 'created_at', 'id', { at: slot('at'), id: slot('id') }))
          .limit(slot('most')),
        slot('lang'),
      ),
    ),
  },
  category: {
    start: prepared<FromStart, CardRow>((db, slot) =>
      cardsOf(
        db,
        newest(db).where('category_id', '=', slot('key')).limit(slot('most')).offset(slot('skip')),
        slot('lang'),
      ),
    ),
    place: prepared<FromPlace, CardRow>((db, slot) =>
      cardsOf(
        db,
        newest(db)
          .where('category_id', '=', slot('key'))
          .where(beyond('after', 'created_at', 'id', { at: slot('at'), id: slot('id') }))
          .limit(slot('most')),
        slot('lang'),
      ),
    ),
  },
  tag: {
    start: prepared<FromStart, CardRow>((db, slot) =>
      cardsOf(
        db,
        newestTagged(db).where('tag', '=', slot('key')).limit(slot('most')).offset(slot('skip')),
        slot('lang'),
      ),
    ),
    place: prepared<FromPlace, CardRow>((db, slot) =>
      cardsOf(
        db,
        newestTagged(db)
          .where('tag', '=', slot('key'))
          .where(beyond('after', 'created_at', 'article_id', { at: slot('at'), id: slot('id') }))
          .limit(slot('most')),
        slot('lang'),
      ),
    ),
  },
  collection: {
    start: prepared<FromStart, CardRow>((db, slot) =>
      cardsOf(
        db,
        collected(db)
          .where('collection_id', '=', slot('key'))
          .limit(slot('most'))
          .offset(slot('skip')),
        slot('lang'),
        'asc',
      ),
    ),
    place: prepared<FromPlace, CardRow>((db, slot) =>
      cardsOf(
        db,
        collected(db)
          .where('collection_id', '=', slot('key'))
          .where('position', '>', slot('at'))
          .limit(slot('most')),
        slot('lang'),
        'asc',
      ),
    ),
  },
}

export const hottest = prepared<{ lang: Language; most: number }, CardRow>((db, slot) =>
  cardsOf(
    db,
    db
      .selectFrom('article')
      .select(['article.id', 'article.score as at'])
      .orderBy('article.score', 'desc')
      .orderBy('article.id', 'desc')
      .limit(slot('most')),
    slot('lang'),
  ),
)
