import { useRead } from '../../client/reads.ts'
import { hrefOf } from '../../navigation/address.ts'
import { useLanguage, useText } from '../../text/text-context.ts'
import { historyInput } from './history-input.ts'
import css from './home.module.css'

/** One thing that happened on this day. Events come before births, and the day chooses which. */
export function HistoryLine({ date }: { date: string }) {
  const text = useText()
  const history = useRead('front/lishi/show', historyInput(date, useLanguage()))
  if (history.state !== 'ready') return null
  const { rows } = history.reply
  const events = rows.filter(({ kind }) => kind !== 'birth')
  const choices = events.length > 0 ? events : rows
  const event = choices[Number(date.slice(0, 4)) % choices.length]
  if (!event) return null
  return (
    <a className={css.history} href={hrefOf('/pages_surroundings/history/index')}>
      <b>{text.history.year(event.year)}</b>
      <span>{event.title}</span>
    </a>
  )
}
