import { ChevronLeft, ChevronRight } from 'lucide-react'
import { hrefOf } from '../../../navigation/address.ts'
import { useNavigation } from '../../../navigation/navigation-context.ts'
import { useText } from '../../../text/text-context.ts'
import { neighbourDay, type YearDay } from './year-day.ts'
import css from './history.module.css'

const hrefOfDay = ({ month, day }: YearDay) =>
  hrefOf('/pages_surroundings/history/index', { month: String(month), day: String(day) })

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Day by day, or straight to a date: a birthday, say. */
export function DayPicker({ day, today }: { day: YearDay; today: string }) {
  const text = useText()
  const { navigator } = useNavigation()
  const value = `${today.slice(0, 4)}-${twoDigits(day.month)}-${twoDigits(day.day)}`
  return (
    <div className={css.picker}>
      <a
        href={hrefOfDay(neighbourDay(day, -1))}
        data-mode="redirect"
        aria-label={text.history.previousDay}
      >
        <ChevronLeft size={20} strokeWidth={1.6} aria-hidden="true" />
      </a>
      <a href={hrefOf('/pages_surroundings/history/index')} data-mode="redirect">
        {text.history.today}
      </a>
      <a
        href={hrefOfDay(neighbourDay(day, 1))}
        data-mode="redirect"
        aria-label={text.history.nextDay}
      >
        <ChevronRight size={20} strokeWidth={1.6} aria-hidden="true" />
      </a>
      <label className={css.pick}>
        <span>{text.history.pick}</span>
        <input
          type="date"
          value={value}
          onChange={({ target }) => {
            const [, month = 0, number = 0] = target.value.split('-').map(Number)
            if (month && number) navigator.open('redirect', hrefOfDay({ month, day: number }))
          }}
        />
      </label>
    </div>
  )
}
