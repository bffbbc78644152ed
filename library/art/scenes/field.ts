import { mix } from '../colour.ts'
import { brush, leaf, polyline, taper, trace } from '../curve.ts'
import { disc, layer, ridgeline, sky } from '../land.ts'
import { octaves } from '../random.ts'
import { flock } from '../sky-life.ts'
import { depth, type Stage } from '../stage.ts'
import { d, path, place, type Point } from '../svg.ts'
import { hut } from '../things/house.ts'
import { walker } from '../things/small.ts'
import { poplar, roundTree } from '../things/tree.ts'

const { PI } = Math

/** Paddies stepping down a hillside; some hold water and give back the sky. */
const terraces = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = h * random.range(0.44, 0.52)
  const side = random.sign()
  const bend = octaves(random, 3, 0.5)
  const steps = Math.round((h - top) / 62)
  const edges = Array.from({ length: steps + 1 }, (_, i): Point[] => {
    const t = i / steps
    return Array.from({ length: 41 }, (_p, k): Point => {
      const x = (k / 40) * (w + 20) - 10
      const hillside = side * (x / w - 0.5) * 190 * (1 - t * 0.5)
      const sway = bend(x / 360 + i * 0.13) * (46 + 34 * t)
      return [x, top + (h - top + 60) * t ** 1.12 + hillside + sway]
    })
  })
  const bank = mix(depth(s, 0.8), s.colours.ink, 0.15)
  return edges
    .map((edge, i) => {
      const t = i / steps
      const flooded = (i + (side > 0 ? 1 : 0)) % 3 !== 1
      const shine = mix(colours.sky[1], colours.paper, s.dark ? 0.12 : 0.3)
      const tint = flooded ? mix(shine, depth(s, 0.3), 0.15 + t * 0.3) : depth(s, 0.15 + t * 0.5)
      const step = d`${polyline(edge)}L${w + 10} ${h + 300}L-10 ${h + 300}Z`
      const ridge = brush(edge, (along) => (3 + 9 * t) * (0.6 + 0.4 * Math.sin(along * 9 + i)))
      return path(step, tint) + path(ridge, mix(bank, tint, 0.45 - t * 0.3))
    })
    .join('')
}

const terraced = (s: Stage): string => {
  const { random, w, h, colours } = s
  const far = ridgeline(s, {
    base: h * 0.5,
    rise: random.range(140, 220),
    terrain: 'peaks',
    lean: random.sign() * 0.8,
  })
  const spot: Point = [w * random.range(0.2, 0.8), h * random.range(0.62, 0.76)]
  const sunAt: Point = [w * random.range(0.2, 0.8), h * random.range(0.16, 0.26)]
  return [
    sky(s),
    disc(s, sunAt, random.range(50, 84)),
    layer(s, far, depth(s, 0.02), h * 0.62, 0.9),
    terraces(s),
    place(hut(s), { at: spot, scale: 0.62, flip: random.chance(0.5) }),
    roundTree(random, [spot[0] + random.sign() * 84, spot[1] + 6], 130, depth(s, 0.95)),
    place(walker(colours.accent, colours.ink), {
      at: [w * random.range(0.25, 0.75), h * random.range(0.84, 0.92)],
      scale: 0.62,
    }),
  ].join('')
}

const ear = (s: Stage, foot: Point, high: number, wind: number): string => {
  const top: Point = [foot[0] + wind * high * s.random.range(0.12, 0.3), foot[1] - high]
  const stem = trace([foot, [foot[0] + wind * high * 0.04, foot[1] - high * 0.6], top], 8)
  const head = stem
    .slice(-6)
    .flatMap((at, i) =>
      [-1, 1].map((side) => leaf(at, -PI / 2 + wind * 0.35 + side * 0.5, 34 - i * 2, 11)),
    )
  const beard = [-0.3, 0, 0.3].map((turn) => leaf(top, -PI / 2 + wind * 0.4 + turn, 64, 2.4))
  return brush(stem, taper(5, 3)) + head.join('') + beard.join('')
}

const furrows = (s: Stage, horizon: number, vanish: number): string => {
  const count = 26
  const spread = s.w * 2.6
  const [pale, deep] = [depth(s, s.dark ? 0.3 : 0.08), depth(s, s.dark ? 0.65 : 0.42)]
  const far = (i: number): number => vanish + (i / count - 0.5) * s.w * 0.5
  const near = (i: number): number => vanish + (i / count - 0.5) * spread
  const bend = (i: number): string => d`Q${far(i) * 0.7 + near(i) * 0.3} ${horizon + 60} `
  return Array.from({ length: count }, (_, i) =>
    path(
      d`M${far(i)} ${horizon}L${far(i + 1)} ${horizon}${bend(i + 1)}${near(i + 1)} ${s.h + 10}` +
        d`L${near(i)} ${s.h + 10}${bend(i)}${far(i)} ${horizon}Z`,
      i % 2 ? pale : deep,
    ),
  ).join('')
}

const harvest = (s: Stage): string => {
  const { random, w, h, colours } = s
  const horizon = h * random.range(0.54, 0.62)
  const wind = random.sign()
  const side = random.sign()
  const hills = ridgeline(s, {
    base: horizon + 6,
    rise: 110,
    terrain: 'rolling',
    lean: -side,
    detail: 0.5,
    floor: horizon + 2,
  })
  const row = Array.from({ length: random.whole(4, 7) }, (_, i) =>
    poplar(
      [w * (0.5 + side * 0.28) + side * i * 34, horizon + 6],
      random.range(110, 170),
      depth(s, 0.7),
    ),
  )
  const ears = Array.from({ length: Math.round(w / 20) }, () =>
    ear(s, [random.range(-20, w + 20), h + 20], random.range(150, 330), wind),
  ).join('')
  const sunAt: Point = [w * (0.5 - side * random.range(0.05, 0.3)), horizon - random.range(30, 260)]
  return [
    sky(s),
    disc(s, sunAt, random.range(80, 130)),
    random.chance(0.6) ? flock(s, [w * 0.5, h * 0.2], 5, 24, colours.ink) : '',
    layer(s, hills, depth(s, 0.05), horizon + 60, 0.7),
    furrows(s, horizon, w * (0.5 - side * random.range(0.02, 0.2))),
    ...row,
    place(hut(s), { at: [w * (0.5 + side * 0.2), horizon + 20], scale: 0.7, flip: side > 0 }),
    path(ears, depth(s, s.dark ? 0.1 : 0.82)),
  ].join('')
}

export const field = (s: Stage): string => s.random.pick([terraced, harvest])(s)
