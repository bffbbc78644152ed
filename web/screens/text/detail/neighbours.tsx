import type { Input, Output } from '#contract/calls.ts'
import { useRead } from '../../../client/reads.ts'
import { hrefOf } from '../../../navigation/address.ts'
import { useText } from '../../../text/text-context.ts'
import css from './detail.module.css'

type Neighbour = NonNullable<Output<'front/article/prevnext'>['data']['prev']>

interface Props {
  input: Input<'front/article/prevnext'>
  scope: string | undefined
}

/** The pieces before and after, within where the reader came from. */
export function Neighbours({ input, scope }: Props) {
  const text = useText()
  const neighbours = useRead('front/article/prevnext', input)
  if (neighbours.state !== 'ready') return null
  const { prev, next } = neighbours.reply.data
  return (
    <nav className={css.neighbours} aria-label={text.article.related}>
      <To neighbour={prev} label={text.article.previous} scope={scope} />
      <To neighbour={next} label={text.article.next} scope={scope} />
    </nav>
  )
}

interface ToProps {
  neighbour: Neighbour | null
  label: string
  scope: string | undefined
}

const To = ({ neighbour, label, scope }: ToProps) =>
  neighbour ? (
    <a
      href={hrefOf('/pages/text/detail', { id: neighbour._id, ...(scope ? { scope } : {}) })}
      data-mode="redirect"
    >
      <small>{label}</small>
      <span>{neighbour.title}</span>
    </a>
  ) : (
    <span />
  )
