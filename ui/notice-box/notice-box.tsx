import type { ReactNode } from 'react'
import css from './notice-box.module.css'

interface Props {
  mark: ReactNode
  title: string
  hint?: string
  /** The one next step. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** A state said plainly: empty, failed, offline, not there. */
export const NoticeBox = ({ mark, title, hint, action, role }: Props) => (
  <div className={css.box} role={role}>
    <span className={css.mark} aria-hidden="true">
      {mark}
    </span>
    <p className={css.title}>{title}</p>
    {hint ? <p className={css.hint}>{hint}</p> : null}
    {action}
  </div>
)
