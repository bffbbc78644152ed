import { disc, layer, ridgeline, sky } from '../land.ts'
import { flock } from '../sky-life.ts'
import { depth, type Stage } from '../stage.ts'
import type { Point } from '../svg.ts'
import { grasses, reed } from '../things/grass.ts'
import { glitter, ripples, water } from '../water.ts'

type Stand = { from: number; to: number; high: number; count: number; tone: number; wind: number }

const stand = (s: Stage, o: Stand): string =>
  Array.from({ length: o.count }, (_, i) => {
    const t = (i + s.random.range(0.1, 0.9)) / o.count
    const x = o.from + (o.to - o.from) * t
    const high = o.high * (0.5 + 0.5 * Math.sin(Math.PI * t)) * s.random.range(0.7, 1.1)
    return reed(s, [x, s.h + 20], high, o.wind, depth(s, o.tone))
  }).join('')

export const reeds = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const span = (near: number, far: number): { from: number; to: number } =>
    side > 0 ? { from: w * (1 - far), to: w * (1 - near) } : { from: w * near, to: w * far }
  const horizon = h * random.range(0.6, 0.7)
  const at: Point = [w * (0.5 - side * random.range(0.02, 0.26)), horizon - random.range(40, 320)]
  const radius = random.range(80, 130)
  const wind = random.sign()
  const hill = ridgeline(s, {
    base: horizon + 4,
    rise: 90,
    terrain: 'rolling',
    lean: -side * 0.9,
    detail: 0.5,
    floor: horizon,
  })
  const tall = Math.min(h * 0.62, 820)
  const birds: Point = [at[0] + random.range(-200, 60), at[1] - radius * 0.3]
  return [
    sky(s),
    disc(s, at, radius),
    random.chance(0.7) ? flock(s, birds, random.whole(4, 8), 26, colours.ink) : '',
    layer(s, hill, depth(s, 0.1), horizon + 60, 0.6),
    water(s, horizon),
    ripples(s, horizon, Math.round(w / 45), colours.paper, 0.35),
    glitter(
      s,
      [at[0], horizon],
      (h - horizon) * 0.7,
      radius * 1.3,
      s.dark ? colours.paper : colours.accent,
      0.5,
    ),
    stand(s, {
      ...span(0.02, 0.62),
      high: tall * 0.72,
      count: 9 + Math.round(w / 220),
      tone: 0.55,
      wind,
    }),
    stand(s, { ...span(-0.04, 0.5), high: tall, count: 7 + Math.round(w / 260), tone: 0.98, wind }),
    grasses(s, {
      ...span(-0.08, 0.7),
      base: h + 12,
      high: 300,
      count: 60,
      colour: depth(s, 1),
      wind,
    }),
  ].join('')
}
