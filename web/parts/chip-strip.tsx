import css from './chip-strip.module.css'

interface Props {
  label: string
  chips: readonly { _id: string; name: string; href: string }[]
  /** The chosen one, where one is. */
  chosen?: string | undefined
  /** Redirect: the same page with another filter. */
  mode: 'navigate' | 'redirect'
}

/** Choices in one line that scrolls. */
export const ChipStrip = ({ label, chips, chosen, mode }: Props) => (
  <nav className={css.strip} aria-label={label}>
    {chips.map(({ _id, name, href }) => (
      <a
        key={_id}
        className={css.chip}
        href={href}
        data-mode={mode}
        aria-current={_id === chosen ? 'page' : undefined}
      >
        {name}
      </a>
    ))}
  </nav>
)

/** Its room while the choices are not known yet. */
export const ChipStripRoom = () => <div className={css.strip} aria-hidden="true" />
