import type { Language } from '#contract/languages.ts'
import type { Db } from './database.ts'
import { beyond, type Standing } from './article-cards.ts'
import { pictureAt } from './pictures.ts'

export type Scope =
  | { by: 'all' }
  | { by: 'category'; categoryId: string }
  | { by: 'collection'; collectionId: string }

type Side = 'before' | 'after'

/** The id next to an article on one side of it, in the order the reader sees the list. */
export async function neighbourId(
  db: Db,
  of: Standing,
  scope: Scope,
  side: Side,
): Promise<string | null> {
  const found =
    scope.by === 'collection'
      ? await neighbourInCollection(db, of.id, scope.collectionId, side)
      : await neighbourByDate(db, of, scope, side)
  return found?.id ?? null
}

function neighbourByDate(
  db: Db,
  of: Standing,
  scope: { by: 'all' } | { by: 'category'; categoryId: string },
  side: Side,
) {
  const direction = side === 'after' ? 'desc' : 'asc'
  let query = db
    .selectFrom('article')
    .select('id')
    .where(beyond(side, 'created_at', 'id', of))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(1)
  if (scope.by === 'category') query = query.where('category_id', '=', scope.categoryId)
  return query.executeTakeFirst()
}

function neighbourInCollection(db: Db, id: string, collectionId: string, side: Side) {
  return db
    .selectFrom('collection_item as here')
    .innerJoin('collection_item as there', 'there.collection_id', 'here.collection_id')
    .select('there.article_id as id')
    .where('here.collection_id', '=', collectionId)
    .where('here.article_id', '=', id)
    .whereRef('there.position', side === 'after' ? '>' : '<', 'here.position')
    .orderBy('there.position', side === 'after' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const standingOf = (db: Db, id: string): Promise<Standing | undefined> =>
  db
    .selectFrom('article')
    .select(['id', 'created_at as at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Title and picture of up to two articles, by id. */
export async function neighbourCards(db: Db, ids: readonly string[], lang: Language) {
  if (ids.length === 0) return new Map<string, NeighbourCard>()
  const rows = await db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.article_id', 'article.id')
    .select(['article.id', 'title', 'caption'])
    .select(['cover_id', 'cover_width', 'cover_height', 'cover_colour'])
    .where('article_text.lang', '=', lang)
    .where('article.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, neighbourCard(row)]))
}

type NeighbourCard = ReturnType<typeof neighbourCard>

const neighbourCard = (
  row: { id: string; title: string; caption: string } & Parameters<typeof pictureAt>[0],
) => ({ _id: row.id, title: row.title, headerPic: pictureAt(row, row.caption) })
