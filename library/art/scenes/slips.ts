import { mix } from '../colour.ts'
import { brush, leaf, trace } from '../curve.ts'
import { disc, sky } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, line, path, place, rect, type Point } from '../svg.ts'
import { weave } from '../weave.ts'

const { PI } = Math

const bambooTints = (s: Stage): readonly [string, ...string[]] => {
  const base = s.dark ? mix('#be9457', depth(s, 0.2), 0.35) : mix('#d4bf89', depth(s, 0.1), 0.25)
  return [
    base,
    mix(base, s.colours.ink, 0.1),
    mix(base, s.colours.paper, 0.18),
    mix(base, s.colours.ink, 0.05),
  ]
}

/** The part still rolled up: the same slips, turning away around a cylinder. */
const roll = (s: Stage, x: number, top: number, bottom: number): string => {
  const [r, turns] = [s.random.range(96, 130), 13]
  const tints = bambooTints(s)
  const slats = Array.from({ length: turns }, (_, i) => {
    const edge = (k: number): number => x + r * Math.sin((k / turns - 0.5) * PI)
    const shade = Math.abs(i + 0.5 - turns * 0.4) / turns
    const wide = edge(i + 1) - edge(i)
    return rect(
      edge(i),
      top + s.random.range(-7, 7),
      wide + 0.4,
      bottom - top,
      mix(s.random.pick(tints), s.colours.ink, shade * 0.75),
      { rx: Math.min(4, wide / 2) },
    )
  }).join('')
  return (
    rect(x - r - 34, top + 16, r * 2 + 80, bottom - top + 10, s.colours.ink, {
      rx: 30,
      opacity: 0.2,
    }) + slats
  )
}

const slat = (
  s: Stage,
  x: number,
  wide: number,
  top: number,
  high: number,
  colour: string,
): string => {
  const { ink, paper } = s.colours
  const y = top + s.random.range(-9, 9)
  return (
    rect(x + 1.5, y, wide - 3, high, colour, { rx: 5 }) +
    rect(x + wide - 10, y, 8, high, ink, { opacity: 0.12 }) +
    rect(x + 5, y, 4, high, paper, { opacity: 0.16 }) +
    rect(x + 1.5, y + high * s.random.range(0.2, 0.8), wide - 3, 3, ink, { opacity: 0.18 })
  )
}

/** Two threads that cross between every pair of slips. */
const cord = (from: number, wide: number, count: number, y: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, bow] = [from + (i - 0.5) * wide, i % 2 ? 13 : -13]
    return d`M${x} ${y}q${wide / 2} ${bow} ${wide} 0M${x} ${y}q${wide / 2} ${-bow} ${wide} 0`
  }).join('')

/** Bound bamboo slips (竹简), unrolled from one side; one of them is lacquered. */
const bound = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const end = w * (0.5 + side * random.range(0.34, 0.4))
  const wide = random.range(48, 66)
  const [top, high] = [h * random.range(0.12, 0.17), h * random.range(0.68, 0.74)]
  const from = side > 0 ? -wide : end
  const count = Math.ceil((side > 0 ? end + wide : w - end) / wide) + 1
  const special = random.whole(Math.floor(count * 0.25), Math.floor(count * 0.75))
  const threads = [0.2, 0.8].map((t) => cord(from, wide, count, top + high * t)).join('')
  return [
    sky(s),
    rect(from, top + 20, count * wide, high + 14, colours.ink, { opacity: 0.18 }),
    ...Array.from({ length: count }, (_, i) =>
      slat(
        s,
        from + i * wide,
        wide,
        top,
        high,
        i === special ? colours.accent : random.pick(bambooTints(s)),
      ),
    ),
    line(threads, mix(colours.accent, colours.ink, 0.45), 6),
    roll(s, end, top, top + high),
  ].join('')
}

/** Strips of paper plaited over and under each other. */
const plaited = (s: Stage): string => {
  const { random, w, h, colours } = s
  const unit = random.range(70, 104)
  const [columns, rows] = [Math.ceil(w / unit), Math.ceil(h / unit)]
  const across = Array.from({ length: rows }, () =>
    random.chance(0.12) ? colours.accent : depth(s, random.range(0.45, 0.95)),
  )
  const down = Array.from({ length: columns }, () =>
    random.chance(0.16)
      ? mix(colours.accent, colours.paper, 0.25)
      : mix(depth(s, random.range(0, 0.25)), colours.paper, s.dark ? 0.1 : 0.45),
  )
  const twill = random.chance(0.5)
  const [offX, offY] = [(w - columns * unit) / 2, (h - rows * unit) / 2]
  const cell = (row: number, column: number): string => {
    const [x, y] = [offX + column * unit, offY + row * unit]
    const over = twill ? (row + column) % 3 !== 0 : (row + column) % 2 === 0
    const lift = unit * 0.07
    return over
      ? rect(x - lift, y + lift, unit + lift * 2, unit - lift * 2, across[row] ?? colours.ink) +
          rect(x - lift, y + unit - lift * 1.9, unit + lift * 2, lift * 0.9, colours.ink, {
            opacity: 0.14,
          })
      : rect(x + lift, y - lift, unit - lift * 2, unit + lift * 2, down[column] ?? colours.paper) +
          rect(x + unit - lift * 1.9, y - lift, lift * 0.9, unit + lift * 2, colours.ink, {
            opacity: 0.12,
          })
  }
  return (
    rect(0, 0, w, h, mix(depth(s, 1), colours.ink, 0.4)) +
    Array.from({ length: rows * columns }, (_, i) =>
      cell(Math.floor(i / columns), i % columns),
    ).join('')
  )
}

const emblem = (s: Stage, wide: number, tint: string): string => {
  const r = wide * 0.28
  return s.random.pick<() => string>([
    () => circle([0, 0], r, tint),
    () =>
      path(
        [0, 1, 2, 3, 4].map((i) => leaf([0, 0], (i / 5) * PI * 2 - PI / 2, r, r * 0.7)).join(''),
        tint,
      ),
    () =>
      line(
        [0, 1, 2].map((i) => d`M${-r} ${i * 15 - 15}q${r / 2}-12 ${r} 0t${r} 0`).join(''),
        tint,
        4,
      ),
    () =>
      path(
        d`M${-r} ${r * 0.6}L${-r * 0.2} ${-r * 0.7}L${r * 0.2} ${-r * 0.1}` +
          d`L${r * 0.45} ${-r * 0.4}L${r} ${r * 0.6}Z`,
        tint,
      ),
  ])()
}

/** One slip hanging from the origin by its red thread. */
const wish = (s: Stage, wide: number, high: number): string => {
  const { random, colours } = s
  const deep = depth(s, s.dark ? 0 : 0.5)
  const colour = random.pick([
    colours.paper,
    mix(colours.paper, depth(s, 0.1), 0.4),
    colours.accent,
    deep,
  ])
  const tint = colour === colours.accent || colour === deep ? colours.paper : colours.accent
  return [
    line('M0 0L0 34', colours.accent, 3),
    rect(-wide / 2, 34, wide, high, colour),
    rect(wide * 0.2, 34, wide * 0.3, high, colours.ink, { opacity: 0.07 }),
    line(d`M${-wide * 0.38} 46h${wide * 0.76}v${high - 24}h${-wide * 0.76}Z`, tint, 1.6),
    circle([0, 44], 5, tint),
    place(emblem(s, wide, tint), { at: [0, 34 + high * random.range(0.3, 0.62)] }),
  ].join('')
}

/** Wishing slips hung on a line and turning in the wind. */
const hung = (s: Stage): string => {
  const { random, w, h, colours } = s
  const lines = h > w ? 2 : 1
  const wind = random.sign() * random.range(3, 9)
  const sunAt: Point = [w * random.range(0.2, 0.8), h * random.range(0.3, 0.6)]
  const row = (y: number): string => {
    const rope = trace(
      [
        [-20, y - 30],
        [w * 0.5, y + 40],
        [w + 20, y - 44],
      ],
      30,
    )
    const wide = random.range(66, 88)
    const count = Math.floor(w / (wide * 1.45))
    return (
      Array.from({ length: count }, (_, i) =>
        place(wish(s, wide, (h / lines) * random.range(0.42, 0.66)), {
          at: rope[Math.round(((i + 0.5) / count) * (rope.length - 1))] ?? [0, 0],
          turn: wind * random.range(-0.3, 1.2),
        }),
      ).join('') +
      path(
        brush(rope, () => 4),
        mix(colours.accent, colours.ink, 0.4),
      )
    )
  }
  return (
    sky(s) +
    disc(s, sunAt, random.range(120, 180)) +
    Array.from({ length: lines }, (_, i) => row(h * (0.1 + i * 0.46))).join('')
  )
}

export const slips = (s: Stage): string => s.random.pick([bound, plaited, hung])(s) + weave(s)
