import { setImmediate as breathe } from 'node:timers/promises'
import { categories } from '#library/categories.ts'
import { addArticles } from '#server/data/bulk-articles.ts'
import type { Db } from '#server/data/database.ts'
import { addCategory, addPicture } from '#server/data/library.ts'
import { articleAt, covers } from './articles.ts'

const articlesAtOnce = 10_000

/** Puts this many generated articles into an empty database. */
export async function fill(db: Db, count: number): Promise<void> {
  for (const [position, { id, words }] of categories.entries()) {
    const { name = '' } = words['zh-Hans']
    const names = { 'zh-Hans': name, 'zh-Hant': name, en: words.en.name ?? '' }
    await addCategory(db, { id, position, names })
  }
  for (const cover of covers) await addPicture(db, { ...cover, file: `${cover.id}.svg` })
  for (let start = 0; start < count; start += articlesAtOnce) {
    const length = Math.min(articlesAtOnce, count - start)
    await addArticles(
      db,
      Array.from({ length }, (_, index) => articleAt(start + index)),
    )
    // SQLite answers at once, so that nothing else, not even Ctrl-C, would be heard.
    await breathe()
  }
}
