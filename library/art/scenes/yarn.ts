import { against, mix } from '../colour.ts'
import { brush, smooth, trace } from '../curve.ts'
import { backdrop, castShadow, table, tableLine } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, group, line, path, place, type Point } from '../svg.ts'

/** Windings: ellipses about one axis, each family turned against the last. */
const windings = (r: number, turn: number, from: number, to: number, colour: string): string => {
  const arcs = Array.from({ length: 8 }, (_, i) => {
    const squeeze = from + ((to - from) * i) / 7
    const offset = r * squeeze
    return d`M${-r} 0C${-r * 0.6} ${offset * 1.3} ${r * 0.6} ${offset * 1.3} ${r} 0`
  }).join('')
  return place(line(arcs, colour, r * 0.045), { turn })
}

/** A ball of wool of radius r about its own centre. */
const ball = (s: Stage, r: number, colour: string): string => {
  const turn = s.random.range(0, 180)
  const deep = mix(colour, s.colours.ink, 0.3)
  const pale = mix(colour, s.colours.paper, 0.32)
  const wound =
    windings(r, turn, -1.1, 1.1, deep) +
    windings(r, turn + 62, -0.15, 1, pale) +
    windings(r, turn + 128, 0.1, 0.9, deep)
  return group(
    circle([0, 0], r, colour) +
      wound +
      circle([r * 0.28, r * 0.34], r * 1.12, 'none', {
        stroke: s.colours.ink,
        'stroke-width': r * 0.5,
        opacity: 0.1,
      }),
    { 'clip-path': s.clip(circle([0, 0], r, '#000')) },
  )
}

const needle = (s: Stage, from: Point, to: Point): string => {
  const wood = mix('#bd8253', s.colours.ink, s.dark ? 0.1 : 0.3)
  return (
    path(
      brush([from, to], (t) => 12 - 7 * t),
      wood,
    ) + circle(from, 15, s.colours.accent)
  )
}

const thread = (s: Stage, from: Point, to: Point, colour: string): string => {
  const mid: Point = [(from[0] + to[0]) / 2, from[1] + 40]
  const loop = trace(
    [
      from,
      [from[0] * 0.7 + to[0] * 0.3, from[1] + 26],
      mid,
      [mid[0] - 50, mid[1] - 16],
      [mid[0] + 30, mid[1] - 22],
      to,
    ],
    6,
  )
  return (
    line(smooth(loop), colour, 6) +
    line(smooth(loop.map(([x, y]): Point => [x, y + 4])), s.colours.ink, 3, { opacity: 0.12 })
  )
}

export const yarn = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.42
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.06, 120)
  const second = against(colours.sky[1], depth(s, s.dark ? 0 : 0.6), colours.paper)
  const third = mix(colours.paper, depth(s, 0.15), 0.3)
  const big = random.range(180, 215)
  const small = random.range(110, 140)
  const beside: Point = [x + side * (big + small * 0.78), y + 22]
  const behind: Point = [x - side * big * 0.92, y - 26]
  const tools = [
    needle(s, [x + side * 150, y - big * 2.3], [x - side * 60, y - big * 0.5]),
    needle(s, [x + side * 20, y - big * 2.5], [x + side * 10, y - big * 0.5]),
  ].join('')
  return [
    backdrop(s, [w / 2 + side * 90, top - 320], 340),
    table(s, top),
    castShadow(s, [behind[0], behind[1] + 2], 120, 16),
    place(ball(s, 128, third), { at: [behind[0], behind[1] - 126] }),
    tools,
    castShadow(s, [x, y], big * 0.8, 24),
    place(ball(s, big, colours.accent), { at: [x, y - big + 4] }),
    castShadow(s, beside, small * 0.8, 18),
    place(ball(s, small, second), { at: [beside[0], beside[1] - small + 4] }),
    thread(
      s,
      [x - side * big * 0.5, y - 6],
      [x - side * Math.min(w * 0.5, 720), y + 70],
      colours.accent,
    ),
  ].join('')
}
