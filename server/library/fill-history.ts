import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HistoryKind } from '#contract/history.ts'
import { toTraditional } from '../content/traditional.ts'
import { addEvents, hasHistory, type NewEvent } from '../data/history.ts'
import type { Db } from '../data/database.ts'

const folder = join(import.meta.dirname, '../../library/history')

interface WrittenEvent {
  year: number
  kind: HistoryKind
  zh: string
  en: string
}

/** A database without the days of history gets them. */
export async function fillHistory(db: Db): Promise<void> {
  if (await hasHistory(db)) return
  const traditional = await toTraditional()
  await db.transaction().execute(async (within) => {
    for (const file of readdirSync(folder).toSorted()) {
      const days = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
        string,
        WrittenEvent[]
      >
      const events = Object.entries(days).flatMap(([date, written]) =>
        written.map((event, index) => eventOf(date, event, index, traditional)),
      )
      await addEvents(within, events)
    }
  })
}

const eventOf = (
  date: string,
  { year, kind, zh, en }: WrittenEvent,
  index: number,
  traditional: (text: string) => string,
): NewEvent => ({
  id: `${date}-${index + 1}`,
  onDay: Number(date.replace('-', '')),
  year,
  kind,
  texts: { 'zh-Hans': { title: zh }, 'zh-Hant': { title: traditional(zh) }, en: { title: en } },
})
