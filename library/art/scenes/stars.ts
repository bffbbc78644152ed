import { mix } from '../colour.ts'
import { brush, polyline, taper } from '../curve.ts'
import { heightAt, range, sky } from '../land.ts'
import { atNight, type Stage } from '../stage.ts'
import { circle, d, el, line, path, place, type Point } from '../svg.ts'
import { hut } from '../things/house.ts'
import { pavilion } from '../things/small.ts'

/** Many stars of one size in one path: a dot is a zero-length round-capped stroke. */
const dots = (points: readonly Point[], size: number, colour: string, opacity: number): string =>
  line(points.map(([x, y]) => d`M${x} ${y}h0`).join(''), colour, size, { opacity })

const scatter = (s: Stage, count: number, below: number): Point[] =>
  Array.from({ length: count }, () => [s.random.range(0, s.w), s.random.range(0, below)])

const spread = (s: Stage): number => (s.random.next() + s.random.next() + s.random.next()) / 1.5 - 1

/** The Milky Way: a soft slanted cloud, thick with the smallest stars. */
const river = (s: Stage, colour: string): string => {
  const turn = s.random.sign() * s.random.range(28, 62)
  const at: Point = [s.w * s.random.range(0.3, 0.7), s.h * 0.34]
  const long = Math.hypot(s.w, s.h) * 0.7
  const wide = 170
  const grains = (count: number): Point[] =>
    Array.from({ length: count }, () => [s.random.range(-long, long), spread(s) * wide])
  const light = s.glow(
    [
      [0, colour, 0.3],
      [0.5, colour, 0.12],
      [1, colour, 0],
    ],
    [0, 0],
    1,
  )
  const cloud = el('g', { transform: d`scale(${long} ${wide * 1.3})` }, circle([0, 0], 1, light))
  return place(
    cloud +
      dots(grains(700), 1.7, colour, 0.75) +
      dots(grains(160), 2.8, colour, 0.85) +
      dots(grains(34), 4.2, s.colours.paper, 0.95),
    { at, turn },
  )
}

/** Alkaid to Dubhe as they stand in the sky; turned by the seed but never mirrored. */
const dipperShape: readonly Point[] = [
  [-136, 62],
  [-69, 6],
  [-24, -4],
  [34, -14],
  [58, 18],
  [136, -8],
  [136, -62],
]

const dipper = (s: Stage, at: Point): string => {
  const joined = `${polyline(dipperShape)}L34 -14`
  return place(
    line(joined, s.colours.paper, 1.6, { opacity: 0.4 }) +
      dots(dipperShape, 11, s.colours.paper, 1) +
      dots(dipperShape, 22, s.colours.paper, 0.14),
    {
      at,
      turn: s.random.range(-50, 40),
      scale: s.random.range(0.9, 1.2),
    },
  )
}

const meteor = (s: Stage, at: Point, long: number, side: number): string => {
  const tail: Point = [at[0] - side * long, at[1] - long * 0.44]
  return path(
    brush([at, tail], taper(5, 0)),
    s.fade(
      [
        [0, s.colours.paper],
        [1, s.colours.paper, 0],
      ],
      at,
      tail,
    ),
  )
}

export const stars = (day: Stage): string => {
  const s = atNight(day)
  const { random, w, h, colours } = s
  const crest = h * random.range(0.72, 0.8)
  const warm = mix(colours.accent, colours.paper, 0.35)
  const land = range(s, {
    count: 3,
    from: crest,
    to: h * 0.95,
    rise: random.range(90, 180),
    lean: random.sign() * 0.8,
    terrain: random.pick(['rolling', 'peaks']),
    tones: [0.55, 1],
    trees: true,
  })
  const side = random.sign()
  const area = (w * crest) / 1000
  const homeX = w * (0.5 + side * random.range(0.1, 0.3))
  const foot = heightAt(land.lines[1] ?? [], homeX)
  const north: Point = [w * (0.5 - side * random.range(0.04, 0.26)), h * random.range(0.2, 0.36)]
  return [
    sky(s),
    river(s, mix(colours.paper, colours.sky[2], 0.25)),
    dots(scatter(s, Math.round(area * 0.22), crest), 2, colours.paper, 0.6),
    dots(scatter(s, Math.round(area * 0.06), crest), 3.6, colours.paper, 0.85),
    dots(scatter(s, Math.round(area * 0.012), crest), 6, warm, 0.95),
    random.chance(0.65) ? dipper(s, north) : '',
    ...Array.from({ length: random.whole(0, 3) }, () =>
      meteor(
        s,
        [random.range(0.2, 0.8) * w, random.range(0.2, 0.5) * h],
        random.range(120, 260),
        side,
      ),
    ),
    land.svg,
    random.chance(0.5)
      ? place(hut(s), { at: [homeX, foot + 14], scale: 0.5, flip: side > 0 })
      : place(pavilion(colours.ink), { at: [homeX, foot + 6], scale: 0.6 }),
  ].join('')
}
