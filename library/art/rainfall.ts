import type { Stage } from './stage.ts'
import { d, line } from './svg.ts'

/** Fine slanted strokes; `slant` is how far a drop drifts for each unit it falls. */
export const rainfall = (
  s: Stage,
  count: number,
  slant: number,
  colour: string,
  opacity = 0.4,
): string => {
  const drop = (): string => {
    const long = s.random.range(26, 110)
    return (
      d`M${s.random.range(-100, s.w + 100)} ${s.random.range(-80, s.h)}` +
      d`l${long * slant} ${long}`
    )
  }
  const strokes = (share: number): string =>
    Array.from({ length: Math.round(count * share) }, drop).join('')
  return (
    line(strokes(0.7), colour, 1.3, { opacity: opacity * 0.75 }) +
    line(strokes(0.3), colour, 2.2, { opacity })
  )
}
