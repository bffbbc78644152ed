import type { Output } from '#contract/calls.ts'
import { hrefOf } from '../../navigation/address.ts'
import { useText } from '../../text/text-context.ts'
import css from './gather-cards.module.css'

type Gather = Output<'client/article/pub/gather'>['rows'][number]

/** Collections as slips of paper with their names set vertically. */
export function GatherCards({ gathers }: { gathers: readonly Gather[] }) {
  const text = useText()
  return (
    <ul className={css.cards}>
      {gathers.map(({ _id, title, abstract, total, colour }) => (
        <li key={_id}>
          <a
            className={css.card}
            href={hrefOf('/pages/text/gather', { id: _id })}
            style={{ '--slip': colour } as React.CSSProperties}
          >
            <h3 className={css.title}>{title}</h3>
            <span className={css.words}>
              <span className={css.abstract}>{abstract}</span>
              <small>{text.article.inGather(total)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
