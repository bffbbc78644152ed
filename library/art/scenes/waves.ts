import { against, mix } from '../colour.ts'
import { brush, polyline } from '../curve.ts'
import { disc, sky } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, group, line, path, place, rect, type Point } from '../svg.ts'
import { boat } from '../things/boat.ts'
import { weave } from '../weave.ts'

/** One scale of the blue-sea pattern: a fan of concentric arcs. */
const scale = (s: Stage, [x, y]: Point, r: number, colour: string): string => {
  const pale = mix(colour, s.colours.paper, s.dark ? 0.55 : 0.75)
  return (
    circle([x, y], r, pale) +
    [0.86, 0.62, 0.38]
      .map((t) => circle([x, y], r * t, colour) + circle([x, y], r * (t - 0.11), pale))
      .join('') +
    circle([x, y], r * 0.16, colour)
  )
}

const scales = (s: Stage): string => {
  const { random, w, h } = s
  const r = random.range(78, 132)
  const top = h * random.pick([0.12, 0.34, 0.42])
  const rows = Math.ceil((h - top) / (r * 0.5)) + 2
  const columns = Math.ceil(w / (r * 2)) + 2
  const bright = random.range(0.03, 0.08)
  const body = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_c, i) => {
      const t = row / rows
      const colour = random.chance(bright)
        ? s.colours.accent
        : depth(s, 0.15 + 0.7 * t + random.range(-0.06, 0.06))
      return scale(s, [(i - 0.5) * r * 2 + (row % 2) * r, top + r + row * r * 0.5], r, colour)
    }).join(''),
  ).join('')
  return (
    sky(s) + disc(s, [w * random.range(0.2, 0.8), top + r * 0.2], r * random.range(1.5, 2.2)) + body
  )
}

/** Long parallel currents that crowd together and part again. */
const currents = (s: Stage): string => {
  const { random, w, h, colours } = s
  const bands = Math.round(h / 36)
  const [pace, lift, drift] = [random.range(2.2, 3.6), random.range(40, 76), random.range(0, 6.28)]
  const at = (x: number, row: number): number => {
    const t = row / bands
    return (
      h * 0.3 +
      h * 0.74 * t +
      Math.sin((x / 1000) * pace + drift + t * 2.6) * lift +
      Math.sin((x / 1000) * pace * 2.3 + t * 5 + drift) * lift * 0.34
    )
  }
  const xs = Array.from({ length: Math.ceil(w / 24) + 2 }, (_, i) => i * 24 - 12)
  const spot = w * random.range(0.25, 0.75)
  const row = Math.round(bands * 0.3)
  const paint = { hull: colours.ink, cover: colours.accent, figure: colours.ink }
  return [
    sky(s),
    disc(s, [w * random.range(0.15, 0.85), h * 0.22], random.range(90, 140)),
    ...Array.from({ length: bands }, (_, i) => {
      const edge = xs.map((x): Point => [x, at(x, i)])
      const tone = depth(s, 0.05 + 0.85 * (i / bands))
      const crest = path(
        brush(edge, (t) => 2 + 5 * Math.abs(Math.sin(t * 9 + i * 1.7))),
        mix(tone, colours.paper, s.dark ? 0.4 : 0.7),
      )
      const craft =
        i === row
          ? place(boat(paint, 'pole'), {
              at: [spot, at(spot, i) - 6],
              scale: 0.8,
              turn: 3,
            })
          : ''
      return craft + path(`${polyline(edge)}L${w + 20} ${h + 20}L-20 ${h + 20}Z`, tone) + crest
    }),
  ].join('')
}

const peak = (x: number, y: number, wide: number, high: number): string =>
  d`M${x - wide} ${y}C${x - wide * 0.7} ${y - high * 0.3} ${x - wide * 0.42} ${y - high * 0.86} ` +
  d`${x} ${y - high}C${x + wide * 0.42} ${y - high * 0.86} ${x + wide * 0.7} ${y - high * 0.3} ` +
  d`${x + wide} ${y}Z`

/** Slanting stripes that meet under the middle rock (立水). */
const chevrons = (s: Stage, middle: number, foot: number): string => {
  const { colours } = s
  const stripes = [
    depth(s, 0.9),
    depth(s, 0.35),
    colours.accent,
    mix(colours.paper, depth(s, 0.1), 0.3),
    depth(s, 0.6),
  ]
  const [step, lean] = [54, s.h - foot]
  const count = Math.ceil(Math.max(middle, s.w - middle) / step) + Math.ceil(lean / step)
  const slats = Array.from({ length: count }, (_, i) =>
    path(
      d`M${i * step} 0h${step + 1}l${-lean * 0.55} ${lean + 10}h${-step - 1}Z`,
      stripes[i % stripes.length] ?? colours.accent,
    ),
  ).join('')
  const half = group(slats, { 'clip-path': s.clip(rect(0, 0, s.w, lean + 20, '#000')) })
  return place(half, { at: [middle, foot] }) + place(half, { at: [middle, foot], flip: true })
}

const rockSizes: readonly (readonly [x: number, wide: number, high: number])[] = [
  [360, 100, 190],
  [-350, 100, 180],
  [200, 120, 320],
  [-200, 120, 300],
  [0, 150, 470],
]

const rocks = (s: Stage, middle: number, foot: number): string =>
  rockSizes
    .map(([x, wide, high], i) =>
      [1, 0.84, 0.68, 0.52]
        .map((size, ring) =>
          path(
            peak(middle + x, foot, wide * size, high * size),
            ring % 2 ? mix(depth(s, 0.2), s.colours.paper, 0.6) : depth(s, 0.53 + i * 0.08),
          ),
        )
        .join(''),
    )
    .join('')

/** Sea and cliffs (海水江崖): slanting stripes, a few rows of scales, five rocks and a sun. */
const cliffs = (s: Stage): string => {
  const { random, w, h, colours } = s
  const sea = h * random.range(0.6, 0.66)
  const foot = sea + (h - sea) * 0.36
  const middle = w * random.range(0.4, 0.6)
  const r = 66
  const combs = [0, 1, 2]
    .map((row) =>
      Array.from({ length: Math.ceil(w / (r * 2)) + 2 }, (_, i) =>
        scale(
          s,
          [(i - 0.5) * r * 2 + (row % 2) * r, sea + 70 + row * r * 0.62],
          r,
          depth(s, 0.35 + row * 0.2),
        ),
      ).join(''),
    )
    .join('')
  const hem = against(depth(s, 0.6), colours.paper, colours.ink)
  const sunAt: Point = [middle + random.range(-30, 30), sea - Math.min(h * 0.4, 520)]
  return (
    sky(s) +
    disc(s, sunAt, random.range(100, 140)) +
    rocks(s, middle, sea + 70) +
    combs +
    chevrons(s, middle, foot) +
    line(d`M-5 ${foot}H${w + 5}`, hem, 6, { opacity: 0.7 })
  )
}

export const waves = (s: Stage): string => s.random.pick([scales, currents, cliffs])(s) + weave(s)
