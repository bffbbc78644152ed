import type { CSSProperties } from 'react'

/** A picture's ratio for the style sheet, which fits it into the height there is. */
export const fitted = ({ width, height }: { width: number; height: number }): CSSProperties =>
  ({ '--ratio': width / height }) as CSSProperties
