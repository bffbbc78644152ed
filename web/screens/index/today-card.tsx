import type { CSSProperties } from 'react'
import type { Output } from '#contract/calls.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRead } from '../../client/reads.ts'
import { useLanguage, useText } from '../../text/text-context.ts'
import css from './today-card.module.css'

type Day = Output<'client/almanac/pub/day'>['data']

/** The page of the day: the date large, the old calendar beside it. */
export function TodayCard({ date }: { date: string }) {
  const text = useText()
  const lang = useLanguage()
  const almanac = useRead('client/almanac/pub/day', { date, lang })
  const day = almanac.state === 'ready' ? almanac.reply.data : null
  const [year = 0, month = 0, number = 0] = date.split('-').map(Number)
  const weekday = text.today.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return (
    <section
      className={css.card}
      aria-label={text.today.title}
      style={day ? ({ '--day': day.colour } as CSSProperties) : undefined}
    >
      <div className={css.head}>
        <div>
          <p className={css.date}>
            {text.today.yearMonth(year, month)}
            <span aria-hidden="true"> · </span>
            {weekday}
          </p>
          <p className={css.number}>{number}</p>
        </div>
        {day ? (
          <p className={css.lunar}>
            <span>{day.lunar}</span>
            <span className={css.season}>
              {[day.year, day.term, day.phenology].filter(Boolean).join('　')}
            </span>
          </p>
        ) : null}
      </div>
      {day ? <Counsel day={day} /> : <Bones hasFailed={almanac.state === 'failed'} />}
    </section>
  )
}

function Counsel({ day }: { day: Day }) {
  const text = useText()
  const words = (list: readonly string[]) =>
    list.length > 0 ? list.slice(0, 6).join('　') : text.today.none
  const hasCounsel = day.fit.length > 0 || day.avoid.length > 0
  return (
    <>
      {hasCounsel ? (
        <dl className={css.counsel}>
          <dt className={css.fit}>{text.today.fit}</dt>
          <dd>{words(day.fit)}</dd>
          <dt className={css.avoid}>{text.today.avoid}</dt>
          <dd>{words(day.avoid)}</dd>
        </dl>
      ) : null}
      <ul className={css.strip}>
        <li>
          <b>{text.today.daysUntil(day.daysToNextTerm)}</b>
          <small>{text.today.until(day.nextTerm)}</small>
        </li>
        <li>
          <b>{text.today.termDayNumber(day.termDay)}</b>
          <small>{day.term}</small>
        </li>
      </ul>
    </>
  )
}

const Bones = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? null : (
    <div className={css.bones}>
      <Skeleton height="26px" width="70%" />
      <Skeleton height="26px" width="50%" />
      <Skeleton height="44px" />
    </div>
  )
