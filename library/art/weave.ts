import type { Stage } from './stage.ts'
import { d, path, rect } from './svg.ts'

const size = 240

const threads = (step: number, from: number, thick: number, across: boolean): string =>
  Array.from({ length: size / step }, (_, i) =>
    across
      ? d`M0 ${from + i * step}h${size}v${thick}H0Z`
      : d`M${from + i * step} 0v${size}h${thick}V0Z`,
  ).join('')

/** Threads over a whole picture, so that a pattern reads as cloth. Few large tiles draw fastest. */
export const weave = (s: Stage): string => {
  const { ink, paper } = s.colours
  return rect(
    0,
    0,
    s.w,
    s.h,
    s.tile(
      size,
      size,
      [
        path(threads(6, 0, 1.4, true), ink, { opacity: 0.13 }),
        path(threads(6, 3, 1.4, true), paper, { opacity: 0.12 }),
        path(threads(6, 0, 1.4, false), ink, { opacity: 0.1 }),
        path(threads(6, 3, 1.4, false), paper, { opacity: 0.1 }),
      ].join(''),
    ),
  )
}

/** A narrow woven border along the top and bottom edge. */
export const selvedge = (s: Stage, high: number, colour: string): string =>
  [0, s.h - high]
    .map(
      (y) =>
        rect(-5, y, s.w + 10, high, colour) +
        rect(-5, y + high * 0.36, s.w + 10, high * 0.1, s.colours.paper, { opacity: 0.5 }) +
        rect(-5, y + high * 0.54, s.w + 10, high * 0.1, s.colours.paper, { opacity: 0.5 }),
    )
    .join('')
