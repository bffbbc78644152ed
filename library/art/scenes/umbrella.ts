import { mix } from '../colour.ts'
import { haze, layer, ridgeline, sky } from '../land.ts'
import { rainfall } from '../rainfall.ts'
import { depth, type Stage } from '../stage.ts'
import { d, ellipse, line, place, rect, type Point } from '../svg.ts'
import { umbrella as drawn } from '../things/umbrella.ts'
import { rings } from '../water.ts'

const resting = (s: Stage): string => {
  const { random, w, h, colours } = s
  const floor = h * 0.7
  const size = Math.min(w, h) * random.range(0.34, 0.4)
  const side = random.sign()
  const at: Point = [w / 2 - side * Math.min(w * 0.08, 160), h * 0.62]
  const ground = s.dark ? depth(s, 0.7) : mix(depth(s, 0.2), s.mist, 0.2)
  const near = s.dark ? depth(s, 0.95) : depth(s, 0.4)
  const hills = ridgeline(s, {
    base: h * 0.5, rise: 140, terrain: 'rolling', lean: side, detail: 0.4,
  })
  const view = { size, pitch: random.range(0.35, 0.6), roll: -side * random.range(0.5, 0.75) }
  const puddles = Array.from({ length: 12 }, () => rings(
    [random.range(0, w), random.range(floor + 40, h)], random.range(26, 70), random.whole(1, 3)))
  return [
    sky(s), layer(s, hills, depth(s, 0.05), h * 0.66, 0.9), haze(s, floor - 40, 240, 0.6),
    rect(-5, floor, w + 10, h - floor + 5, s.fade([[0, ground], [1, near]], [0, floor], [0, h])),
    line(puddles.join(''), colours.paper, 2, { opacity: 0.4 }),
    ellipse([at[0] + side * 30, at[1] + size * 0.68], size * 0.95, size * 0.13, colours.ink,
      { opacity: 0.28 }),
    place(drawn(s, view, colours.accent, mix(colours.paper, colours.accent, 0.1)), { at }),
    rainfall(s, Math.round((w * h) / 5200), random.sign() * random.range(0.08, 0.3), colours.paper),
  ].join('')
}

const paving = (w: number, h: number): string =>
  Array.from({ length: Math.ceil(h / 74) }, (_, row) => {
    const joints = Array.from({ length: Math.ceil(w / 210) + 1 }, (_j, i) =>
      d`M${i * 210 + (row % 2) * 105} ${row * 74}v74`).join('')
    return d`M-10 ${row * 74}H${w + 10}${joints}`
  }).join('')

/** A street of open umbrellas seen from an upper window. */
const parade = (s: Stage): string => {
  const { random, w, h, colours } = s
  const tints: readonly string[] = random.shuffle([
    colours.accent, depth(s, s.dark ? 0 : 0.6), mix(colours.paper, colours.accent, 0.22),
    mix(colours.accent, colours.ink, 0.35), depth(s, s.dark ? 0.25 : 0.3), colours.accent,
  ])
  const columns = Math.max(1, Math.round(w / 520))
  const rows = Math.max(1, Math.round(h / 520))
  const spots = Array.from({ length: columns * rows }, (_, i): Point => [
    ((i % columns) + 0.5 + random.range(-0.24, 0.24)) * (w / columns),
    (Math.floor(i / columns) + 0.5 + random.range(-0.24, 0.24)) * (h / rows),
  ])
  return [
    rect(0, 0, w, h, s.fade([[0, colours.sky[1]], [1, colours.sky[2]]], [0, 0], [0, h])),
    line(paving(w, h), depth(s, s.dark ? 0.2 : 0.1), 2.4, { opacity: 0.5 }),
    ...random.shuffle(spots).map((at, i) => {
      const size = random.range(170, 265)
      const view = { size, pitch: random.range(1.05, 1.5), roll: random.range(-0.5, 0.5) }
      return ellipse([at[0] + 30, at[1] + size * 0.3], size, size * 0.94, colours.ink,
        { opacity: 0.2 })
        + place(drawn(s, view, tints[i % tints.length] ?? colours.accent, colours.paper), { at })
    }),
    rainfall(s, Math.round((w * h) / 7000), random.sign() * 0.5, colours.paper, 0.5),
  ].join('')
}

export const umbrella = (s: Stage): string => s.random.pick([resting, parade, resting])(s)
