import type { ReactNode } from 'react'
import css from './home.module.css'

interface Props {
  id: string
  title: string
  href: string
  /** Where the link at the right leads. */
  children: ReactNode
}

export const SectionHead = ({ id, title, href, children }: Props) => (
  <div className={css.sectionHead}>
    <h2 id={id}>{title}</h2>
    <a href={href}>{children}</a>
  </div>
)
