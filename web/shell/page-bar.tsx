import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefOf } from '../navigation/address.ts'
import { useText } from '../text/text-context.ts'
import css from './page-bar.module.css'

interface Props {
  title: string
  /** Controls at the right. */
  children?: ReactNode
}

/** The bar a page brings along on a phone: the way back, and what this is. */
export function PageBar({ title, children }: Props) {
  const text = useText()
  return (
    <div className={css.bar}>
      <a className={css.back} href={hrefOf('/')} data-mode="back" aria-label={text.shell.back}>
        <ChevronLeft size={24} strokeWidth={1.7} aria-hidden="true" />
      </a>
      <span className={css.title} aria-hidden="true">
        {title}
      </span>
      <span className={css.side}>{children}</span>
    </div>
  )
}
