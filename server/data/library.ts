import type { Db } from './database.ts'
import { counterOf } from './article-lists.ts'
import { addToCounters } from './counters.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A database nobody has put anything into. */
export async function isEmpty(db: Db): Promise<boolean> {
  const row = await db.selectFrom('project').select('id').limit(1).executeTakeFirst()
  return !row
}

export const addProject = (db: Db, id: string, texts: Texts) =>
  db
    .insertInto('project')
    .values({ id, texts: JSON.stringify(texts) })
    .execute()

export const addDictionary = (db: Db, entries: readonly { code: string; texts: Texts }[]) =>
  db
    .insertInto('dictionary')
    .values(
      entries.map(({ code, texts }, position) => ({
        code,
        position,
        texts: JSON.stringify(texts),
      })),
    )
    .execute()

export const addAbout = (
  db: Db,
  entries: readonly { type: string; code: string; texts: Texts }[],
) =>
  db
    .insertInto('about')
    .values(
      entries.map(({ type, code, texts }, position) => ({
        type,
        code,
        position,
        texts: JSON.stringify(texts),
      })),
    )
    .execute()

export async function addCategory(
  db: Db,
  category: { id: string; position: number; names: Readonly<Record<string, string>> },
) {
  const { id, position, names } = category
  await db.insertInto('category').values({ id, position }).execute()
  await db
    .insertInto('category_name')
    .values(Object.entries(names).map(([lang, name]) => ({ category_id: id, lang, name })))
    .execute()
}

export const addPicture = (
  db: Db,
  picture: { id: string; width: number; height: number; colour: string; file: string },
) => db.insertInto('picture').values(picture).execute()

export async function addCollection(
  db: Db,
  collection: { id: string; position: number; texts: Texts; articleIds: readonly string[] },
) {
  const { id, position, texts, articleIds } = collection
  await db
    .insertInto('collection')
    .values({ id, position, texts: JSON.stringify(texts) })
    .execute()
  await db
    .insertInto('collection_item')
    .values(
      articleIds.map((article_id, index) => ({
        collection_id: id,
        position: index + 1,
        article_id,
      })),
    )
    .execute()
  await addToCounters(
    db,
    new Map([[counterOf({ by: 'collection', collectionId: id }), articleIds.length]]),
  )
}
