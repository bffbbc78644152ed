import { mix } from '../colour.ts'
import { leaf } from '../curve.ts'
import { backdrop, board, castShadow, steam, table, tableLine } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, el, line, path, place, rect, type Point } from '../svg.ts'
import { cup, gaiwan } from '../things/teaware.ts'

const glazes = (s: Stage): readonly [string, ...string[]] =>
  s.dark
    ? [s.colours.paper, s.colours.accent, depth(s, 0), mix(s.colours.paper, depth(s, 0), 0.45)]
    : [
        s.colours.paper,
        s.colours.accent,
        depth(s, 0.75),
        depth(s, 0.45),
        mix(s.colours.paper, depth(s, 0.1), 0.5),
      ]

const tea = (s: Stage): string => s.random.pick(['#be8a2f', '#c0ad5e', '#9f6027', '#b4884d'])

const inRow = (s: Stage): string => {
  const { random, w, h } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.34
  const count = Math.min(random.whole(3, 5), Math.floor((w - 420) / 150))
  const lidded = random.chance(0.7)
  const wide = count * 160 + (lidded ? 270 : 20)
  const side = random.sign()
  const x = w / 2 - (side * wide) / 2
  const colours = glazes(s)
  const hot = random.whole(0, count - 1)
  return [
    backdrop(s, [w / 2 - side * random.range(0, 140), top - 340], 330),
    table(s, top),
    castShadow(s, [w / 2, y + 26], wide / 2),
    board(s, [w / 2, y], wide + 60),
    lidded
      ? place(gaiwan(s, random.pick(colours), depth(s, 0.6)), {
          at: [x + side * 130, y - 78],
          scale: 1.3,
        })
      : '',
    ...Array.from({ length: count }, (_, i) => {
      const at: Point = [x + side * ((lidded ? 350 : 90) + i * 160), y - 55]
      return (
        place(cup(s, random.pick(colours), tea(s)), { at, scale: 1.2 }) +
        (i === hot ? steam(s, [at[0], at[1] - 54], 230) : '')
      )
    }),
  ].join('')
}

const fromAbove = (s: Stage, at: Point, r: number, glaze: string): string => {
  const liquid = tea(s)
  const [x, y] = at
  const pale = mix(liquid, s.colours.paper, 0.5)
  return [
    circle([x + r * 0.16, y + r * 0.2], r * 1.02, s.colours.ink, { opacity: 0.22 }),
    circle(at, r, glaze),
    circle(at, r * 0.9, mix(glaze, s.colours.ink, 0.16)),
    circle([x + r * 0.03, y + r * 0.04], r * 0.8, liquid),
    path(
      d`M${x - r * 0.62} ${y + r * 0.34}` +
        d`A${r * 0.72} ${r * 0.72} 0 0 1 ${x - r * 0.1} ${y - r * 0.66}` +
        d`A${r * 0.86} ${r * 0.86} 0 0 0 ${x - r * 0.62} ${y + r * 0.34}Z`,
      pale,
    ),
    line(d`M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`, mix(glaze, pale, 0.5), r * 0.045),
    path(
      leaf([x + r * 0.1, y + r * 0.26], s.random.range(-1, 1), r * 0.34, r * 0.12, 0.1),
      mix(liquid, s.colours.ink, 0.4),
    ),
  ].join('')
}

const cloth = (s: Stage, turn: number): string => {
  const long = s.w + s.h
  const base = s.dark ? depth(s, 0.35) : mix(depth(s, 0.15), s.colours.paper, 0.35)
  const thread = depth(s, s.dark ? 0.05 : 0.5)
  const stripes = Array.from({ length: 7 }, (_, i) =>
    rect(-long, -214 + i * 71, long * 2, i % 2 ? 4 : 12, thread, { opacity: 0.35 }),
  ).join('')
  return place(rect(-long, -260, long * 2, 520, base) + stripes, { at: [s.w / 2, s.h / 2], turn })
}

const laidOut = (s: Stage): string => {
  const { random, w, h, colours } = s
  const at: Point = [w / 2 + random.range(-0.12, 0.12) * w, h / 2 + random.range(-0.08, 0.08) * h]
  const count = random.whole(3, 5)
  const start = random.range(0, 6.28)
  const tint = [colours.paper, colours.accent, mix(colours.paper, depth(s, 0.15), 0.45)]
  const tall = h > w ? 90 : 0
  const stray: Point = [
    at[0] + random.sign() * Math.min(w * 0.34, 560),
    at[1] + random.sign() * h * 0.32,
  ]
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
        [w, h],
      ),
    ),
    cloth(s, tall + random.range(-24, 24)),
    circle([at[0] + 22, at[1] + 28], 362, colours.ink, { opacity: 0.2 }),
    circle(at, 358, depth(s, s.dark ? 0.95 : 0.8)),
    el(
      'g',
      { opacity: 0.2 },
      [340, 300, 250, 190]
        .map((r) => circle(at, r, 'none', { stroke: colours.paper, 'stroke-width': 1.6 }))
        .join(''),
    ),
    ...Array.from({ length: count }, (_, i) => {
      const angle = start + (i / count) * Math.PI * 2
      const reach = count === 3 ? 168 : 196
      return fromAbove(
        s,
        [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
        count === 3 ? 118 : 98,
        tint[i % tint.length] ?? colours.paper,
      )
    }),
    fromAbove(s, stray, 98, colours.accent),
  ].join('')
}

export const teacups = (s: Stage): string => s.random.pick([inRow, laidOut])(s)
