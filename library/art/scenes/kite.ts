import { mix } from '../colour.ts'
import { smooth, trace } from '../curve.ts'
import { disc, heightAt, range, sky, streaks } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { group, line, place, type Point } from '../svg.ts'
import { diamondKite, swallowKite } from '../things/kite.ts'
import { walker } from '../things/small.ts'

const cord = (s: Stage, from: Point, to: Point): string => {
  const sag: Point = [from[0] * 0.58 + to[0] * 0.42, from[1] * 0.7 + to[1] * 0.3 + 30]
  return line(smooth(trace([from, sag, to], 8)), s.dark ? s.colours.paper : s.colours.ink, 1.6, {
    opacity: 0.6,
  })
}

const companions = (s: Stage, count: number, side: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at: Point = [
      s.w * (0.5 + side * s.random.range(0.14, 0.4)),
      s.h * s.random.range(0.12, 0.44),
    ]
    const colour = i % 2 ? depth(s, s.dark ? 0 : 0.5) : mix(s.colours.accent, s.colours.paper, 0.25)
    return place(diamondKite(s, colour), {
      at,
      scale: s.random.range(0.34, 0.6),
      turn: side * s.random.range(-40, -10),
    })
  }).join('')

export const kite = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const land = range(s, {
    count: random.whole(3, 5),
    from: h * random.range(0.66, 0.8),
    to: h * 0.95,
    rise: random.range(70, 170),
    terrain: 'rolling',
    lean: random.range(-1, 1),
    trees: true,
  })
  const hill = land.lines.at(-2) ?? []
  const foot = w * (0.5 + side * random.range(0.16, 0.38))
  const hand: Point = [foot - side * 12, heightAt(hill, foot) - 42]
  const at: Point = [w * (0.5 - side * random.range(0, 0.22)), h * random.range(0.24, 0.4)]
  const sunAt: Point = [w * (0.5 + side * random.range(0.1, 0.34)), h * random.range(0.14, 0.5)]
  const drift = [0.2, 0.56]
    .map((y, i) =>
      streaks(s, [w * (0.5 + (i ? -side : side) * 0.3), h * y], w * 0.4, colours.paper),
    )
    .join('')
  return [
    sky(s),
    random.chance(0.5) ? disc(s, sunAt, random.range(50, 110)) : '',
    group(drift, { opacity: s.dark ? 0.1 : 0.45 }),
    companions(s, random.whole(0, 3), side),
    land.svg,
    cord(s, hand, at),
    place(walker(colours.accent, colours.ink), {
      at: [foot, heightAt(hill, foot) + 6],
      scale: 0.72,
      flip: side > 0,
    }),
    place(swallowKite(s), {
      at,
      scale: random.range(0.7, 1.05) * Math.min(1.1, w / 1000),
      turn: side * random.range(4, 26),
    }),
  ].join('')
}
