import type { ReactNode } from 'react'
import type { HistoryEvent } from '#contract/history.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRead } from '../../../client/reads.ts'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { Failed } from '../../../parts/states.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'
import type { Text } from '../../../text/text.ts'
import { useToday } from '../../../today-context.ts'
import { dayOf, type YearDay } from './year-day.ts'
import { DayPicker } from './day-picker.tsx'
import { KindChips } from './kind-chips.tsx'
import css from './history.module.css'

interface Params {
  readonly month?: string
  readonly day?: string
  readonly kind?: string
}

export const reads = (params: Params, { language: lang, today }: Moment): Read[] => [
  { path: 'front/lishi/show', input: { ...dayOf(params, today), lang } },
]

export function head(params: Params, { today }: Moment, _reply: FindReply, text: Text): Head {
  const { month, day } = dayOf(params, today)
  return { title: `${text.date.monthDay(month, day)} · ${text.history.title}` }
}

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const today = useToday()
  const day = dayOf(params, today)
  return (
    <>
      <PageBar title={text.history.title} />
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title} tabIndex={-1}>
            {text.history.title}
          </h1>
          <p className={css.date}>
            <span>{day.month}</span>
            <i aria-hidden="true">/</i>
            <span>{day.day}</span>
          </p>
          <DayPicker day={day} today={today} />
        </header>
        <div>
          <KindChips day={day} kind={params.kind} />
          <Events day={day} kind={params.kind} />
        </div>
      </div>
    </>
  )
}

function Events({ day, kind }: { day: YearDay; kind: string | undefined }) {
  const text = useText()
  const events = useRead('front/lishi/show', { ...day, lang: useLanguage() })
  if (events.state === 'failed') {
    return <Failed message={events.failure?.msg} retry={events.retry} />
  }
  if (events.state === 'loading') return <Bones />
  const shown = events.reply.rows.filter((event) => !kind || event.kind === kind)
  if (shown.length === 0) return <p className={css.none}>{text.history.none}</p>
  return (
    <ol className={css.events}>
      {shown.map((event) => (
        <Event key={event._id} event={event} />
      ))}
    </ol>
  )
}

function Event({ event }: { event: HistoryEvent }) {
  const text = useText()
  return (
    <li className={css.event}>
      <b>{text.history.year(event.year)}</b>
      <p>{event.title}</p>
      <small>{text.history.kinds[event.kind]}</small>
    </li>
  )
}

const Bones = () => (
  <div className={css.events} aria-busy="true">
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={css.event}>
        <Skeleton height="28px" width="64px" />
        <Skeleton height="22px" />
      </div>
    ))}
  </div>
)
