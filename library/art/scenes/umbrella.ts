import { mix } from '../colour.ts'
import { haze, layer, ridgeline, sky } from '../land.ts'
import { rainfall } from '../rainfall.ts'
import { depth, type Stage } from '../stage.ts'
import { d, ellipse, line, place, rect, type Point } from '../svg.ts'
import { umbrella as drawn } from '../things/umbrella.ts'
import { rings } from '../water.ts'

const puddles = (s: Stage, floor: number): string =>
  Array.from({ length: 12 }, () =>
    rings(
      [s.random.range(0, s.w), s.random.range(floor + 40, s.h)],
      s.random.range(26, 70),
      s.random.whole(1, 3),
    ),
  ).join('')

const left = (s: Stage, at: Point, size: number, side: number, colour: string): string => {
  const { ink, paper } = s.colours
  const view = {
    size,
    pitch: s.random.range(0.3, 0.66),
    roll: -side * s.random.range(0.42, 0.8),
  }
  return (
    ellipse([at[0] + side * size * 0.08, at[1] + size * 0.68], size * 0.95, size * 0.13, ink, {
      opacity: 0.28,
    }) + place(drawn(s, view, colour, mix(paper, colour, 0.1)), { at })
  )
}

/** One umbrella, sometimes two, set down open in the rain. */
const resting = (s: Stage): string => {
  const { random, w, h, colours } = s
  const floor = h * random.range(0.62, 0.7)
  const size = random.range(310, 400)
  const side = random.sign()
  const at: Point = [
    w / 2 - side * Math.min(w * random.range(0.04, 0.16), 300),
    floor - size * 0.18,
  ]
  const mate: Point = [at[0] + side * Math.min(size * 1.55, w * 0.4), floor - size * 0.2]
  const ground = s.dark ? depth(s, 0.7) : mix(depth(s, 0.2), s.mist, 0.2)
  const near = s.dark ? depth(s, 0.95) : depth(s, 0.4)
  const hills = ridgeline(s, {
    base: floor - h * 0.18,
    rise: 140,
    terrain: 'rolling',
    lean: side,
    detail: 0.4,
  })
  return [
    sky(s),
    layer(s, hills, depth(s, 0.05), floor - 40, 0.9),
    haze(s, floor - 40, 240, 0.6),
    rect(
      -5,
      floor,
      w + 10,
      h - floor + 5,
      s.fade(
        [
          [0, ground],
          [1, near],
        ],
        [0, floor],
        [0, h],
      ),
    ),
    line(puddles(s, floor), colours.paper, 2, { opacity: 0.4 }),
    random.chance(0.4) ? left(s, mate, size * 0.6, -side, depth(s, s.dark ? 0.1 : 0.6)) : '',
    left(s, at, size, side, colours.accent),
    rainfall(s, Math.round((w * h) / 5200), random.sign() * random.range(0.08, 0.3), colours.paper),
  ].join('')
}

const paving = (w: number, h: number): string =>
  Array.from({ length: Math.ceil(h / 74) }, (_, row) => {
    const joints = Array.from(
      { length: Math.ceil(w / 210) + 1 },
      (_j, i) => d`M${i * 210 + (row % 2) * 105} ${row * 74}v74`,
    ).join('')
    return d`M-10 ${row * 74}H${w + 10}${joints}`
  }).join('')

/** A street of open umbrellas seen from an upper window. */
const parade = (s: Stage): string => {
  const { random, w, h, colours } = s
  const tints: readonly string[] = random.shuffle([
    colours.accent,
    depth(s, s.dark ? 0 : 0.6),
    mix(colours.paper, colours.accent, 0.22),
    mix(colours.accent, colours.ink, 0.35),
    depth(s, s.dark ? 0.25 : 0.3),
    colours.accent,
  ])
  const columns = Math.max(1, Math.round(w / 520))
  const rows = Math.max(1, Math.round(h / 520))
  const spots = Array.from({ length: columns * rows }, (_, i): Point => [
    ((i % columns) + 0.5 + random.range(-0.24, 0.24)) * (w / columns),
    (Math.floor(i / columns) + 0.5 + random.range(-0.24, 0.24)) * (h / rows),
  ])
  return [
    rect(
      0,
      0,
      w,
      h,
      s.fade(
        [
          [0, colours.sky[1]],
          [1, colours.sky[2]],
        ],
        [0, 0],
        [0, h],
      ),
    ),
    line(paving(w, h), depth(s, s.dark ? 0.2 : 0.1), 2.4, { opacity: 0.5 }),
    ...random.shuffle(spots).map((at, i) => {
      const size = random.range(170, 265)
      const view = { size, pitch: random.range(1.05, 1.5), roll: random.range(-0.5, 0.5) }
      return (
        ellipse([at[0] + 30, at[1] + size * 0.3], size, size * 0.94, colours.ink, {
          opacity: 0.2,
        }) + place(drawn(s, view, tints[i % tints.length] ?? colours.accent, colours.paper), { at })
      )
    }),
    rainfall(s, Math.round((w * h) / 7000), random.sign() * 0.5, colours.paper, 0.5),
  ].join('')
}

export const umbrella = (s: Stage): string => s.random.pick([resting, parade, resting])(s)
