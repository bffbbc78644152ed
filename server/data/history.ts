import type { HistoryEvent, HistoryKind } from '#contract/history.ts'
import type { Language } from '#contract/languages.ts'
import { addToCounters, readCounters } from './counters.ts'
import type { Standing } from './article-cards.ts'
import { beyond } from './article-cards.ts'
import type { Db } from './database.ts'
import { inLanguage } from './texts.ts'

/** Which events: all, those of a day (101 to 1231), those of a kind, or both. */
export interface HistoryFilter {
  onDay: number | null
  kind: HistoryKind | null
}

type Row = { id: string; on_day: number; year: number; kind: string; texts: string }

const columns = ['id', 'on_day', 'year', 'kind', 'texts'] as const

const eventOf = (row: Row, lang: Language): HistoryEvent => ({
  _id: row.id,
  month: Math.floor(row.on_day / 100),
  day: row.on_day % 100,
  year: row.year,
  kind: row.kind as HistoryKind,
  title: inLanguage(row.texts, lang).title ?? '',
})

export async function findEvent(db: Db, id: string, lang: Language) {
  const row = await db
    .selectFrom('history_event')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? eventOf(row, lang) : null
}

const eventsOfDayMost = 200

export async function eventsOfDay(db: Db, onDay: number, lang: Language) {
  const rows = await db
    .selectFrom('history_event')
    .select(columns)
    .where('on_day', '=', onDay)
    .orderBy('id')
    .limit(eventsOfDayMost)
    .execute()
  return rows.map((row) => eventOf(row, lang)).toSorted((a, b) => a.year - b.year)
}

interface Stretch {
  place: Standing | null
  skip: number
  most: number
}

/** Events in the order of the year, from an index. */
export async function eventsThrough(
  db: Db,
  { onDay, kind }: HistoryFilter,
  { place, skip, most }: Stretch,
  lang: Language,
) {
  let query = db
    .selectFrom('history_event')
    .select(columns)
    .orderBy('on_day')
    .orderBy('id')
    .limit(most)
  if (onDay !== null) query = query.where('on_day', '=', onDay)
  if (kind !== null) query = query.where('kind', '=', kind)
  if (place) query = query.where(beyond('before', 'on_day', 'id', place))
  else if (skip > 0) query = query.offset(skip)
  const rows = await query.execute()
  return rows.map((row) => ({ at: row.on_day, id: row.id, event: eventOf(row, lang) }))
}

const counterOf = ({ onDay, kind }: HistoryFilter) => `history:${onDay ?? ''}:${kind ?? ''}`

export async function countEvents(db: Db, filter: HistoryFilter): Promise<number> {
  const name = counterOf(filter)
  return (await readCounters(db, [name])).get(name) ?? 0
}

export async function hasHistory(db: Db): Promise<boolean> {
  return (await countEvents(db, { onDay: null, kind: null })) > 0
}

export interface NewEvent {
  id: string
  onDay: number
  year: number
  kind: HistoryKind
  texts: Readonly<Record<string, { title: string }>>
}

/** Adds events with the counts that lists show. */
export async function addEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db
    .insertInto('history_event')
    .values(
      events.map(({ id, onDay, year, kind, texts }) => ({
        id,
        on_day: onDay,
        year,
        kind,
        texts: JSON.stringify(texts),
      })),
    )
    .execute()
  const counts = new Map<string, number>()
  for (const { onDay, kind } of events) {
    for (const filter of [
      { onDay: null, kind: null },
      { onDay, kind: null },
      { onDay: null, kind },
      { onDay, kind },
    ]) {
      const name = counterOf(filter)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  await addToCounters(db, counts)
}
