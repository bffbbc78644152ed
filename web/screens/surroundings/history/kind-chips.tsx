import { hrefOf } from '../../../navigation/address.ts'
import { useText } from '../../../text/text-context.ts'
import type { YearDay } from './year-day.ts'
import css from './history.module.css'

const kinds = ['', 'china', 'world', 'birth'] as const

/** Which kind of events to see. The choice is in the address. */
export function KindChips({ day, kind }: { day: YearDay; kind: string | undefined }) {
  const text = useText()
  return (
    <nav className={css.kinds} aria-label={text.history.title}>
      {kinds.map((each) => (
        <a
          key={each}
          href={hrefOf('/pages_surroundings/history/index', {
            month: String(day.month),
            day: String(day.day),
            ...(each ? { kind: each } : {}),
          })}
          data-mode="redirect"
          aria-current={each === (kind ?? '') ? 'page' : undefined}
        >
          {text.history.kinds[each || 'all']}
        </a>
      ))}
    </nav>
  )
}
