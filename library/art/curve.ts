import { n, type Point } from './svg.ts'

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`

/** A cubic curve through every point (Catmull-Rom), without the joints showing. */
export const smooth = (points: readonly Point[], closed = false): string => {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)
    return points[index] ?? [0, 0]
  }
  const steps = closed ? count : count - 1
  const parts = Array.from({ length: steps }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(at(0))}${parts.join('')}${closed ? 'Z' : ''}`
}

export const polar = ([x, y]: Point, angle: number, reach: number): Point => [
  x + Math.cos(angle) * reach,
  y + Math.sin(angle) * reach,
]

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Points along a cubic curve, ends included. */
const cubic = (a: Point, b: Point, c: Point, d: Point, count: number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const u = 1 - t
    const weigh = (axis: 0 | 1): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
    return [weigh(0), weigh(1)]
  })

/** Evenly many points along the smooth curve through the given ones. */
export const trace = (points: readonly Point[], each: number): Point[] => {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const all = points.slice(0, -1).flatMap((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return cubic(from, first, second, to, each).slice(0, -1)
  })
  return [...all, at(points.length - 1)]
}

const heading = (points: readonly Point[], i: number): number => {
  const from = points[Math.max(i - 1, 0)] ?? [0, 0]
  const to = points[Math.min(i + 1, points.length - 1)] ?? [0, 0]
  return Math.atan2(to[1] - from[1], to[0] - from[0])
}

/**
 * A brush stroke: the outline of a line whose width changes on the way. It winds like `leaf`,
 * so that strokes and leaves can share one path without cutting holes into each other.
 */
export const brush = (points: readonly Point[], width: (t: number) => number): string => {
  const last = Math.max(points.length - 1, 1)
  const side = (sign: number): Point[] =>
    points.map((point, i) =>
      polar(point, heading(points, i) + (sign * Math.PI) / 2, width(i / last) / 2),
    )
  return `${smooth(side(1))}L${smooth(side(-1).reverse()).slice(1)}Z`
}

/** Thick where the brush lands, thin where it leaves. */
export const taper =
  (from: number, to = 0) =>
  (t: number): number =>
    from + (to - from) * t

/** Thin at both ends. */
export const swell =
  (widest: number, end = 0) =>
  (t: number): number =>
    end + (widest - end) * Math.sin(Math.PI * t)

/** A leaf or petal from `at`, pointing along `angle`; `bend` bows it sideways. */
export const leaf = (
  at: Point,
  angle: number,
  length: number,
  width: number,
  bend = 0,
  belly = 0.45,
): string => {
  const turned = (along: number, across: number): string => {
    const [x, y] = polar(polar(at, angle, along), angle + Math.PI / 2, across)
    return `${n(x)} ${n(y)}`
  }
  const sway = bend * length
  const low = length * belly * 0.55
  const high = length * (belly + (1 - belly) * 0.6)
  const tip = turned(length, sway)
  return (
    `M${turned(0, 0)}C${turned(low, width / 2 + sway * 0.1)} ` +
    `${turned(high, width / 2 + sway * 0.55)} ${tip}` +
    `C${turned(high, -width / 2 + sway * 0.55)} ${turned(low, -width / 2 + sway * 0.1)} ` +
    `${turned(0, 0)}Z`
  )
}
