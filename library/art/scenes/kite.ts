import { mix } from '../colour.ts'
import { smooth, trace } from '../curve.ts'
import { heightAt, range, sky, streaks } from '../land.ts'
import { flock } from '../sky-life.ts'
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
      s.w * (0.5 + side * s.random.range(0.14, 0.4)), s.h * s.random.range(0.12, 0.44),
    ]
    const colour = i % 2 ? depth(s, s.dark ? 0 : 0.5) : mix(s.colours.accent, s.colours.paper, 0.25)
    return place(diamondKite(s, colour), {
      at, scale: s.random.range(0.34, 0.6), turn: side * s.random.range(-40, -10),
    })
  }).join('')

export const kite = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const land = range(s, {
    count: 4, from: h * 0.74, to: h * 0.94, rise: random.range(70, 130), terrain: 'rolling',
    lean: random.range(-0.8, 0.8), trees: true,
  })
  const hill = land.lines[2] ?? []
  const foot = w * (0.5 + side * random.range(0.2, 0.34))
  const hand: Point = [foot - side * 12, heightAt(hill, foot) - 42]
  const at: Point = [w * (0.5 - side * random.range(0.08, 0.2)), h * random.range(0.28, 0.36)]
  const scale = Math.min(1.15, (w / 1000) * 1.05) * random.range(0.85, 1)
  return [
    sky(s),
    group(streaks(s, [w * 0.5 + side * w * 0.3, h * 0.2], w * 0.4, colours.paper)
      + streaks(s, [w * 0.5 - side * w * 0.3, h * 0.56], w * 0.36, colours.paper),
    { opacity: s.dark ? 0.1 : 0.45 }),
    random.chance(0.4) ? flock(s, [w * 0.7, h * 0.5], 4, 20, colours.ink) : '',
    companions(s, random.whole(0, 2), side),
    land.svg,
    cord(s, hand, at),
    place(walker(colours.accent, colours.ink), {
      at: [foot, heightAt(hill, foot) + 6], scale: 0.72, flip: side > 0,
    }),
    place(swallowKite(s), { at, scale, turn: side * random.range(8, 22) }),
  ].join('')
}
