import { mix } from './colour.ts'
import { polyline } from './curve.ts'
import { depth, type Stage } from './stage.ts'
import { d, path, rect, type Point } from './svg.ts'

/** A still surface from the horizon down: pale under the sky, deeper towards the viewer. */
export const water = (s: Stage, horizon: number): string => {
  const far = mix(s.mist, depth(s, 0), s.dark ? 0.25 : 0.3)
  const near = s.dark ? depth(s, 0.75) : mix(depth(s, 0.25), depth(s, 0.5), 0.45)
  return rect(
    -5,
    horizon,
    s.w + 10,
    s.h - horizon + 5,
    s.fade(
      [
        [0, far],
        [0.35, mix(far, near, 0.35)],
        [1, near],
      ],
      [0, horizon],
      [0, s.h],
    ),
  )
}

export const reflection = (
  s: Stage,
  points: readonly Point[],
  horizon: number,
  colour: string,
  strength = 0.55,
): string => {
  const mirrored = points.map(([x, y]): Point => [x, horizon + (horizon - y) * 0.8])
  const deep = Math.max(...mirrored.map(([, y]) => y))
  const fill = s.fade(
    [
      [0, colour, strength],
      [1, colour, 0],
    ],
    [0, horizon],
    [0, deep],
  )
  return path(d`${polyline(mirrored)}L${s.w + 5} ${horizon}L-5 ${horizon}Z`, fill)
}

const lens = ([x, y]: Point, long: number, thick: number): string =>
  d`M${x - long / 2} ${y}Q${x} ${y - thick} ${x + long / 2} ${y}` +
  d`Q${x} ${y + thick} ${x - long / 2} ${y}Z`

/** Flat strokes of light that lengthen as the water comes closer. */
export const ripples = (
  s: Stage,
  horizon: number,
  count: number,
  colour: string,
  opacity = 0.35,
): string => {
  const strokes = Array.from({ length: count }, () => {
    const t = s.random.next() ** 1.6
    const y = horizon + 12 + t * (s.h - horizon - 20)
    const long = (30 + 230 * t) * s.random.range(0.5, 1.3)
    return lens([s.random.range(0, s.w), y], long, 1.4 + 3.2 * t)
  }).join('')
  return path(strokes, colour, { opacity })
}

/** The broken column of light below a sun or moon. */
export const glitter = (
  s: Stage,
  [x, y]: Point,
  reach: number,
  wide: number,
  colour: string,
  opacity = 0.75,
): string => {
  const rows = Math.round(reach / 13)
  const strokes = Array.from({ length: rows }, (_, i) => {
    const t = i / rows
    const sway = s.random.range(-0.5, 0.5) * wide * (0.4 + t * 0.5)
    const long = wide * s.random.range(0.25, 1) * (1 - t * 0.55)
    return lens([x + sway, y + 8 + t * reach], long, 2 + 2.6 * t)
  }).join('')
  return path(strokes, colour, { opacity })
}

/** Rings where a drop, a fish or a pole meets the water. */
export const rings = (at: Point, size: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const rx = (size * (i + 1)) / count
    const ry = rx * 0.24
    return (
      d`M${at[0] - rx} ${at[1]}a${rx} ${ry} 0 1 0 ${rx * 2} 0` + d`a${rx} ${ry} 0 1 0 ${-rx * 2} 0`
    )
  }).join('')
