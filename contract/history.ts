import { z } from 'zod'
import { declareCalls } from './call.ts'
import { pageOf, paging } from './page.ts'
import { id, language, whole } from './shape.ts'

/** Events of China, events elsewhere, somebody's birth. */
const historyKinds = ['china', 'world', 'birth'] as const
export type HistoryKind = (typeof historyKinds)[number]

const event = z.object({
  _id: z.string(),
  month: z.int(),
  day: z.int(),
  /** Before our era below zero. */
  year: z.int(),
  kind: z.enum(historyKinds),
  title: z.string(),
})
export type HistoryEvent = z.output<typeof event>

const inLanguage = { lang: language.default('zh-Hans') }
const onDay = { month: whole(1, 12).optional(), day: whole(1, 31).optional() }

export const historyCalls = declareCalls({
  'front/lishi/show': {
    about: 'One event of the past by its id, or the events of one day of the year.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage, ...onDay, _id: id.optional() }),
    output: z.object({
      /** The event asked for, or the day's oldest. */
      data: event,
      /** All events of that day, oldest first. */
      rows: z.array(event),
    }),
    problems: ['event-not-found'],
  },
  'front/lishi/paging': {
    about: 'Events of the past through the year, or of one day, of one kind or all.',
    access: 'pub',
    writes: false,
    input: z.object({
      ...paging,
      ...inLanguage,
      ...onDay,
      kind: z.enum(historyKinds).optional(),
    }),
    output: pageOf(event),
    problems: ['page-too-deep'],
  },
})
