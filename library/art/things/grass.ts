import { brush, leaf, polar, taper, trace } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { path, type Point } from '../svg.ts'

const { PI } = Math

type Grasses = {
  from: number
  to: number
  base: number
  high: number
  count: number
  colour: string
  wind: number
}

/** Blades in a clump, tallest near its middle, all bowing the same way. */
export const grasses = (s: Stage, o: Grasses): string => {
  const blades = Array.from({ length: o.count }, () => {
    const t = (s.random.next() + s.random.next()) / 2
    const x = o.from + (o.to - o.from) * t
    const size = o.high * (0.35 + 0.65 * Math.sin(PI * t)) * s.random.range(0.55, 1)
    const bend = o.wind * s.random.range(0.08, 0.36)
    const angle = -PI / 2 + s.random.range(-0.22, 0.22)
    return leaf([x, o.base], angle, size, s.random.range(7, 13), bend, 0.3)
  }).join('')
  return path(blades, o.colour)
}

/** The feathered head of a reed: short hairs that all lean with the wind. */
const plume = (s: Stage, stem: readonly Point[], size: number, wind: number): string =>
  stem
    .flatMap((at, i) => {
      const t = i / Math.max(stem.length - 1, 1)
      const reach = size * (0.35 + 0.65 * Math.sin(PI * Math.min(t * 0.85 + 0.12, 1)))
      return [-1, 1].map((side) => {
        const angle =
          -PI / 2 + wind * (0.55 + s.random.range(0, 0.5)) + side * s.random.range(0.2, 0.55)
        return leaf(at, angle, reach * s.random.range(0.75, 1.2), size * 0.13, wind * 0.25, 0.4)
      })
    })
    .join('')

/** A single reed with its plume and two or three long leaves. */
export const reed = (s: Stage, foot: Point, high: number, wind: number, colour: string): string => {
  const lean = wind * s.random.range(0.1, 0.3)
  const top: Point = [foot[0] + lean * high, foot[1] - high]
  const mid: Point = [foot[0] + lean * high * 0.3, foot[1] - high * 0.55]
  const droop = polar(top, wind > 0 ? -0.5 : PI + 0.5, high * 0.07)
  const stem = trace([foot, mid, top, droop], 12)
  const size = high * s.random.range(0.075, 0.11)
  const blades = Array.from({ length: s.random.whole(1, 3) }, () => {
    const at = stem[s.random.whole(5, 20)] ?? foot
    const side = s.random.chance(0.7) ? wind : -wind
    return leaf(
      at,
      -PI / 2 + side * s.random.range(0.4, 0.8),
      high * s.random.range(0.24, 0.4),
      high * 0.018,
      side * 0.3,
      0.3,
    )
  }).join('')
  return path(
    brush(stem, taper(high * 0.011, high * 0.004)) + blades + plume(s, stem.slice(-15), size, wind),
    colour,
  )
}
