import type { Language } from '#contract/languages.ts'
import type { Notice } from '#contract/notice.ts'
import { sql } from 'kysely'
import type { Standing } from './article-cards.ts'
import { addToCounters, readCounters } from './counters.ts'
import type { Db } from './database.ts'
import { inLanguage } from './texts.ts'

const counter = 'notice'
const columns = ['id', 'is_pinned', 'published_at', 'texts'] as const
type Row = { id: string; is_pinned: number; published_at: number; texts: string }

const noticeOf = (row: Row, lang: Language): Notice & { content: string } => {
  const { title = '', abstract = '', content = '' } = inLanguage(row.texts, lang)
  return {
    _id: row.id,
    title,
    abstract,
    isPinned: row.is_pinned === 1,
    publishTime: row.published_at,
    content,
  }
}

/** More than any time in milliseconds: a cursor's one number says both pinned and when. */
const pinnedAbove = 10 ** 14

const standingOf = (row: Row): Standing => ({
  id: row.id,
  at: row.is_pinned * pinnedAbove + row.published_at,
})

interface Stretch {
  place: Standing | null
  skip: number
  most: number
}

/** Pinned ones first, then the newest, straight from the index. */
export async function noticesIn(db: Db, { place, skip, most }: Stretch, lang: Language) {
  let query = db
    .selectFrom('notice')
    .select(columns)
    .orderBy('is_pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  if (place) query = query.where(after(place))
  else if (skip > 0) query = query.offset(skip)
  const rows = await query.execute()
  return rows.map((row) => ({ ...standingOf(row), notice: noticeOf(row, lang) }))
}

function after({ at, id }: Standing) {
  const isPinned = at >= pinnedAbove ? 1 : 0
  const publishedAt = at - isPinned * pinnedAbove
  return sql<boolean>`(is_pinned, published_at, id) < (${isPinned}, ${publishedAt}, ${id})`
}

export async function findNotice(db: Db, id: string, lang: Language) {
  const row = await db.selectFrom('notice').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? noticeOf(row, lang) : null
}

export async function countNotices(db: Db): Promise<number> {
  return (await readCounters(db, [counter])).get(counter) ?? 0
}

interface NewNotice {
  id: string
  isPinned: boolean
  publishedAt: number
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Adds notices with the count that the list shows. */
export async function addNotices(db: Db, notices: readonly NewNotice[]): Promise<void> {
  await db
    .insertInto('notice')
    .values(
      notices.map(({ id, isPinned, publishedAt, texts }) => ({
        id,
        is_pinned: isPinned ? 1 : 0,
        published_at: publishedAt,
        texts: JSON.stringify(texts),
      })),
    )
    .execute()
  await addToCounters(db, new Map([[counter, notices.length]]))
}
