import type { Db } from './database.ts'

/** Ids in the order of writing, oldest first, so that a part once full never changes. */
export const articleAddresses = (db: Db, skip: number, most: number) =>
  db
    .selectFrom('article')
    .select(['id', 'updated_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .offset(skip)
    .execute()
