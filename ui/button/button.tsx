import type { ComponentProps, ReactNode } from 'react'
import css from './button.module.css'

/** The one thing to do. */
export const Button = ({
  children,
  ...rest
}: { children: ReactNode } & ComponentProps<'button'>) => (
  <button type="button" className={css.button} {...rest}>
    {children}
  </button>
)

/** The same, when it leads somewhere. */
export const ButtonLink = ({
  children,
  ...rest
}: { children: ReactNode } & ComponentProps<'a'>) => (
  <a className={css.button} {...rest}>
    {children}
  </a>
)

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  children: ReactNode
}

/** A button that is only a picture; its name is for those who hear it. */
export const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <button type="button" className={css.icon} aria-label={label} title={label} {...rest}>
    {children}
  </button>
)
