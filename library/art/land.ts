import { mix } from './colour.ts'
import { polyline } from './curve.ts'
import { octaves } from './random.ts'
import { depth, type Stage } from './stage.ts'
import { circle, d, el, path, rect, type Point } from './svg.ts'

export type Terrain = 'rolling' | 'peaks' | 'karst'

type Ridge = {
  base: number
  rise: number
  terrain: Terrain
  /** -1 piles the mountain up on the left, 1 on the right, 0 spreads it evenly. */
  lean?: number
  detail?: number
  /** Land never dips below this line, e.g. a shore. */
  floor?: number
}

export const sky = (s: Stage): string => {
  const [top, middle, bottom] = s.colours.sky
  return rect(
    0,
    0,
    s.w,
    s.h,
    s.fade(
      [
        [0, top],
        [0.45, middle],
        [0.9, bottom],
      ],
      [0, 0],
      [0, s.h],
    ),
  )
}

type Shape = (x: number) => number

const rolling = (s: Stage): Shape => {
  const wave = octaves(s.random, 3, 0.42)
  const pace = s.random.range(1.5, 2.3)
  return (x) => 0.5 + wave(x * pace) * 0.9
}

const peaks = (s: Stage): Shape => {
  const wave = octaves(s.random, 4, 0.45)
  const pace = s.random.range(1.5, 2.2)
  const crag = octaves(s.random, 4, 0.6)
  return (x) => {
    const high = 1 - Math.abs(wave(x * pace)) * 2.3
    // Valleys are held up, or the nearest layer would sink out of the picture.
    return (high < 0 ? high * 0.25 : high) + crag(x * 14) * 0.09
  }
}

const karst = (s: Stage): Shape => {
  const hills: { at: number; wide: number; high: number }[] = []
  for (let at = -0.2; at < s.w / 1000 + 0.2; at += s.random.range(0.09, 0.3)) {
    hills.push({ at, wide: s.random.range(0.06, 0.17), high: s.random.range(0.25, 1) })
  }
  return (x) =>
    hills.reduce(
      (top, { at, wide, high }) =>
        Math.max(top, high * Math.exp(-(Math.abs((x - at) / wide) ** 2.4))),
      0,
    )
}

const shapes = { rolling, peaks, karst }

const slope = (t: number, lean: number): number => {
  if (lean === 0) return 1
  const side = lean > 0 ? t : 1 - t
  const eased = side * side * (3 - 2 * side)
  return 1 - Math.abs(lean) * (1 - eased)
}

/** The points of one skyline from the left edge to the right. */
export const ridgeline = (s: Stage, o: Ridge): Point[] => {
  const { base, rise, terrain, lean = 0, detail = 1, floor = Infinity } = o
  const shape = shapes[terrain](s)
  const rough = octaves(s.random, 5, 0.55)
  const step = 5
  const count = Math.ceil(s.w / step) + 2
  return Array.from({ length: count }, (_, i) => {
    const x = i * step - step
    const high = shape(x / 1000) * slope(x / s.w, lean) * rise
    return [x, Math.min(base - high - rough(x / 60) * 9 * detail, floor)]
  })
}

export const topOf = (points: readonly Point[]): number => Math.min(...points.map(([, y]) => y))

export const heightAt = (points: readonly Point[], x: number): number => {
  const index = Math.min(Math.max(Math.round(x / 5) + 1, 0), points.length - 1)
  return points[index]?.[1] ?? 0
}

export const under = (s: Stage, points: readonly Point[], floor = s.h + 5): string =>
  d`${polyline(points)}L${s.w + 5} ${floor}L-5 ${floor}Z`

/** A layer of land that dissolves into mist towards its foot. */
export const layer = (
  s: Stage,
  points: readonly Point[],
  colour: string,
  foot: number,
  veil = 0.75,
): string => {
  const top = topOf(points)
  const fill = s.fade(
    [
      [0, colour],
      [0.3, mix(colour, s.mist, veil * 0.22)],
      [1, mix(colour, s.mist, veil)],
    ],
    [0, top],
    [0, Math.max(foot, top + 60)],
  )
  return path(under(s, points), fill)
}

type Range = {
  count: number
  from: number
  to: number
  rise: number
  terrain: Terrain
  lean?: number
  /** Which part of the layer scale to use: 0 is the palest tone, 1 the deepest. */
  tones?: readonly [number, number]
  trees?: boolean
}

/** Several layers from far to near; the last ones carry a fringe of trees. */
export const range = (s: Stage, o: Range): { svg: string; lines: Point[][] } => {
  const lines: Point[][] = []
  const parts: string[] = []
  const [palest, deepest] = o.tones ?? [0, 1]
  for (let i = 0; i < o.count; i += 1) {
    const t = o.count === 1 ? 1 : i / (o.count - 1)
    const base = o.from + (o.to - o.from) * t ** 1.15
    const lean = (o.lean ?? 0) * (i % 2 === 0 ? 1 : -0.8)
    const points = ridgeline(s, {
      base,
      lean,
      terrain: o.terrain,
      rise: o.rise * (1 - t * 0.45),
      detail: 0.5 + t * 0.9,
    })
    const colour = depth(s, palest + (deepest - palest) * t)
    lines.push(points)
    parts.push(layer(s, points, colour, base + (o.to - o.from) / o.count + 120, 0.8 - t * 0.3))
    if (o.trees && i >= o.count - 2) parts.push(treeline(s, points, colour, 10 + 12 * t))
  }
  return { svg: parts.join(''), lines }
}

const conifer = ([x, y]: Point, size: number): string => {
  const half = size * 0.24
  return (
    d`M${x} ${y - size}L${x + half * 0.6} ${y - size * 0.45}L${x + half} ${y + 4}` +
    d`L${x - half} ${y + 4}L${x - half * 0.6} ${y - size * 0.45}Z`
  )
}

/** Small firs standing in groups along a skyline, so the nearest land is not a bare cut. */
const treeline = (s: Stage, points: readonly Point[], colour: string, size: number): string => {
  const groups = octaves(s.random, 2, 0.5)
  const trees = points.filter(([x]) => s.random.chance(0.75) && groups(x / 130) > 0.08)
  const firs = trees
    .map(([x, y]) => conifer([x + s.random.range(-2, 2), y + 2], size * s.random.range(0.55, 1.35)))
    .join('')
  return firs === '' ? '' : path(firs, colour)
}

/** A bank of mist: a long soft lens rather than a stripe, so it never reads as a band. */
export const mistBank = (
  s: Stage,
  [x, y]: Point,
  wide: number,
  high: number,
  strength = 0.8,
): string => {
  const fill = s.glow(
    [
      [0, s.mist, strength],
      [0.5, s.mist, strength * 0.6],
      [1, s.mist, 0],
    ],
    [0, 0],
    1,
  )
  return el(
    'g',
    {
      transform: d`translate(${x} ${y}) scale(${wide} ${high})`,
    },
    circle([0, 0], 1, fill),
  )
}

export const haze = (s: Stage, y: number, high: number, strength = 0.7): string =>
  rect(
    -5,
    y - high / 2,
    s.w + 10,
    high,
    s.fade(
      [
        [0, s.mist, 0],
        [0.5, s.mist, strength],
        [1, s.mist, 0],
      ],
      [0, y - high / 2],
      [0, y + high / 2],
    ),
  )

const halo = (s: Stage, at: Point, r: number, colour: string, strength: number): string =>
  circle(
    at,
    r * 3,
    s.glow(
      [
        [0.3, colour, strength],
        [0.5, colour, strength * 0.4],
        [1, colour, 0],
      ],
      at,
      r * 3,
    ),
  )

export const sun = (s: Stage, at: Point, r: number, colour = s.colours.accent): string =>
  halo(s, at, r, colour, 0.07) + circle(at, r, colour)

export const moon = (s: Stage, at: Point, r: number, colour = s.colours.paper): string =>
  halo(s, at, r, colour, s.dark ? 0.22 : 0.5) + circle(at, r, colour)

/** Whichever body suits the palette: a red sun by day, a pale moon by night. */
export const disc = (s: Stage, at: Point, r: number): string =>
  s.dark ? moon(s, at, r) : sun(s, at, r)

/** Long rounded streaks of cloud, the kind that print-makers lay across a sky. */
export const streaks = (s: Stage, at: Point, wide: number, colour: string, thick = 16): string =>
  Array.from({ length: s.random.whole(2, 4) }, (_, i) => {
    const length = wide * s.random.range(0.4, 1)
    const x = at[0] - length / 2 + s.random.range(-0.3, 0.3) * wide
    return rect(x, at[1] + i * thick, length, thick + 0.5, colour, { rx: thick / 2 })
  }).join('')
