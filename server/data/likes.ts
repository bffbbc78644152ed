import { hotScore } from '#domain/hot-score.ts'
import type { Db } from './database.ts'

/** Adds one actor's like. False when it stood already. */
export async function addLike(db: Db, articleId: string, actor: string, now: number) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('article_like')
    .values({ article_id: articleId, actor, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Takes one actor's like back. False when there was none. */
export async function removeLike(db: Db, articleId: string, actor: string) {
  const { numDeletedRows } = await db
    .deleteFrom('article_like')
    .where('article_id', '=', articleId)
    .where('actor', '=', actor)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** Changes the like count by one and with it the score. Null when the article is gone. */
export async function countLike(db: Db, articleId: string, by: 1 | -1 | 0) {
  const row = await db
    .updateTable('article')
    .set((article) => ({ like_num: article('like_num', '+', by) }))
    .where('id', '=', articleId)
    .returning(['pv', 'like_num', 'created_at'])
    .executeTakeFirst()
  if (!row) return null
  await db
    .updateTable('article')
    .set({ score: hotScore(row.pv, row.like_num, row.created_at) })
    .where('id', '=', articleId)
    .execute()
  return row.like_num
}
