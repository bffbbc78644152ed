import { mix } from '../colour.ts'
import { brush, trace } from '../curve.ts'
import { disc, heightAt, layer, ridgeline, sky } from '../land.ts'
import { flock } from '../sky-life.ts'
import { depth, type Stage } from '../stage.ts'
import { path as shape, place, type Point } from '../svg.ts'
import { grasses } from '../things/grass.ts'
import { hut } from '../things/house.ts'
import { walker as walking } from '../things/small.ts'
import { poplar, roundTree } from '../things/tree.ts'

type Hill = { line: Point[]; tone: number }

/** The part of the road that lies on one hill: from where it enters to the crest. */
const stretch = (
  s: Stage,
  from: Point,
  to: Point,
  wide: readonly [number, number],
  colour: string,
): string => {
  const swing = (to[0] - from[0]) * 0.3 + s.random.sign() * Math.abs(from[1] - to[1]) * 0.5
  const way = trace(
    [
      from,
      [from[0] + swing * 0.6, from[1] * 0.66 + to[1] * 0.34],
      [to[0] + swing * 0.34, from[1] * 0.3 + to[1] * 0.7],
      to,
    ],
    8,
  )
  return shape(
    brush(way, (t) => wide[0] + (wide[1] - wide[0]) * t ** 0.7),
    colour,
  )
}

const grove = (
  s: Stage,
  { line, tone }: Hill,
  count: number,
  size: number,
  tall: boolean,
): string =>
  Array.from({ length: count }, () => {
    const x = s.random.range(0, s.w)
    const at: Point = [x, heightAt(line, x) + 8]
    const high = size * s.random.range(0.7, 1.3)
    return tall ? poplar(at, high, depth(s, tone)) : roundTree(s.random, at, high, depth(s, tone))
  }).join('')

const rolling = (s: Stage, y: number, rise: number, tone: number, lean: number): Hill => ({
  line: ridgeline(s, { base: s.h * y, rise, terrain: 'rolling', lean, detail: 0.35 }),
  tone,
})

type Bend = { x: number; y: number }

/** Where the road crosses each crest, far to near, and where it leaves the picture. */
const bends = (s: Stage, hills: readonly Hill[], side: number): Bend[] => {
  const shares = [0.16, -0.1, 0.08, -0.2]
  return shares.map((share, i) => {
    const x = s.w * (0.5 + side * share + s.random.range(-0.05, 0.05))
    const hill = hills[i]
    return { x, y: hill ? heightAt(hill.line, x) : s.h + 20 }
  })
}

const widths: readonly (readonly [number, number])[] = [
  [22, 7],
  [54, 20],
  [190, 56],
]

const slopes = (s: Stage, hills: readonly Hill[], way: readonly Bend[]): string[] => {
  const tall = s.random.chance(0.5)
  const pale = s.dark
    ? mix(depth(s, 0), s.colours.paper, 0.35)
    : mix(s.colours.paper, depth(s, 0), 0.22)
  return hills.map(({ line, tone }, i) => {
    const [crest, foot] = [way[i] ?? { x: 0, y: 0 }, way[i + 1] ?? { x: 0, y: 0 }]
    const count = s.random.whole(1, 3) + Math.round(s.w / 500)
    return (
      grove(s, { line, tone: tone + 0.14 }, count, 70 + i * 70, tall) +
      layer(s, line, depth(s, tone), s.h * (0.8 + i * 0.12), 0.55) +
      stretch(
        s,
        [foot.x, foot.y + 40],
        [crest.x, crest.y + 2],
        widths[i] ?? [20, 8],
        mix(pale, s.mist, 0.4 - i * 0.2),
      )
    )
  })
}

export const path = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const mountains = rolling(s, 0.56, 190, 0, side * 0.8)
  const hills = [
    rolling(s, 0.62, 90, 0.16, -side * 0.7),
    rolling(s, 0.74, 90, 0.38, side * 0.7),
    rolling(s, 0.9, 80, 0.62, -side * 0.5),
  ]
  const way = bends(s, hills, side)
  const [far, middle, near] = slopes(s, hills, way)
  const home = (way[1]?.x ?? w / 2) - side * 140
  const walker: Point = [(way[2]?.x ?? w / 2) + 6, (way[2]?.y ?? h * 0.85) + 34]
  const spot: Point = [w * (0.5 - side * random.range(0.05, 0.28)), h * random.range(0.2, 0.36)]
  const birds: Point = [w * (0.5 + side * 0.2), h * 0.18]
  return [
    sky(s),
    disc(s, spot, random.range(56, 100)),
    random.chance(0.5) ? flock(s, birds, random.whole(3, 6), 22, colours.ink) : '',
    layer(s, mountains.line, depth(s, 0), h * 0.68, 0.9),
    far,
    middle,
    place(hut(s), { at: [home, heightAt(hills[1]?.line ?? [], home) + 26], scale: 0.5 }),
    near,
    place(walking(colours.accent, colours.ink), { at: walker, scale: 0.62 }),
    grasses(s, {
      from: -80,
      to: w + 80,
      base: h + 14,
      high: 110,
      count: Math.round(w / 16),
      colour: depth(s, 0.95),
      wind: side,
    }),
  ].join('')
}
