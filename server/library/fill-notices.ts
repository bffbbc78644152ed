import { timezoneHours } from '#contract/constants.ts'
import { notices } from '#library/notices.ts'
import { toTraditional } from '../content/traditional.ts'
import type { Db } from '../data/database.ts'
import { addNotices, countNotices } from '../data/notices.ts'
import { withHtml, wordsInThree } from './words-in-three.ts'

/** A database without notices gets those of the library. */
export async function fillNotices(db: Db): Promise<void> {
  if ((await countNotices(db)) > 0) return
  const inThree = wordsInThree(await toTraditional())
  await db.transaction().execute((within) =>
    addNotices(
      within,
      notices.map(({ id, isPinned = false, date, words }) => ({
        id,
        isPinned,
        publishedAt: Date.parse(`${date}T09:00:00+0${timezoneHours}:00`),
        texts: inThree(withHtml(words)),
      })),
    ),
  )
}
