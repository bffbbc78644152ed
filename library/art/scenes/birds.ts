import { disc, layer, mistBank, range, ridgeline, sky, streaks, type Terrain } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { group, line, place, type Point } from '../svg.ts'
import { crane, egret, swallow } from '../things/bird.ts'
import { willow } from '../things/branch.ts'
import { grasses, reed } from '../things/grass.ts'
import { rings, ripples, water } from '../water.ts'

const cranes = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const at: Point = [w * (0.5 + side * random.range(0, 0.2)), h * random.range(0.34, 0.44)]
  const count = random.whole(2, 4)
  const step = Math.min(w / (count + 1), 340)
  const flying = Array.from({ length: count }, (_, i) => {
    const x = w / 2 + side * (i - (count - 1) / 2) * step
    const y = h * 0.44 - i * 74 + random.range(-40, 50)
    return place(crane(s, i % 2 ? 'down' : 'up'), {
      at: [x, y],
      turn: side * random.range(-16, -4),
      scale: random.range(0.62, 0.86),
      flip: side < 0,
    })
  }).join('')
  return [
    sky(s),
    disc(s, at, random.range(150, 210)),
    group(
      streaks(s, [at[0] - 180, at[1] + 120], 420, colours.paper) +
        streaks(s, [at[0] + 220, at[1] - 60], 320, colours.paper),
      { opacity: s.dark ? 0.12 : 0.6 },
    ),
    range(s, {
      count: 4,
      from: h * 0.74,
      to: h * 0.96,
      rise: random.range(110, 190),
      lean: -side * 0.7,
      terrain: random.pick<Terrain>(['peaks', 'karst', 'rolling']),
      trees: true,
    }).svg,
    mistBank(s, [w * 0.5, h * 0.84], w * 0.5, 60, 0.5),
    flying,
  ].join('')
}

const swallows = (s: Stage): string => {
  const { random, w, h } = s
  const side = random.sign()
  const count = random.whole(3, 6)
  const far = ridgeline(s, { base: h * 0.92, rise: 120, terrain: 'rolling', lean: side })
  const flying = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const at: Point = [
      w * (0.5 - side * (0.3 - 0.66 * t)) + random.range(-50, 50),
      h * (0.34 + 0.34 * Math.abs(Math.sin(t * 4.4 + 1))),
    ]
    return place(swallow(s), {
      at,
      scale: random.range(0.5, 1.05),
      flip: side > 0,
      turn: random.range(-34, 24),
    })
  }).join('')
  const from: Point = [side > 0 ? w + 40 : -40, h * 0.1]
  const to: Point = [w * (0.5 + side * 0.04), h * 0.05]
  return [
    sky(s),
    layer(s, far, depth(s, 0.05), h, 0.9),
    willow(
      s,
      [from[0], h * 0.03],
      [to[0] + side * 60, -10],
      Math.round(w / 62),
      h * 0.5,
      depth(s, 0.35),
    ),
    willow(s, from, to, Math.round(w / 84), h * 0.6, depth(s, 0.65)),
    flying,
  ].join('')
}

const wading = (s: Stage): string => {
  const { random, w, h, colours } = s
  const side = random.sign()
  const horizon = h * random.range(0.56, 0.64)
  const x = w * (0.5 - side * random.range(0.06, 0.18))
  const y = horizon + (h - horizon) * random.range(0.45, 0.6)
  const hills = ridgeline(s, {
    base: horizon + 4,
    rise: 120,
    terrain: 'rolling',
    lean: side,
    detail: 0.5,
    floor: horizon,
  })
  const edge = side > 0 ? w : 0
  const scale = random.range(1.05, 1.3)
  const sunAt: Point = [
    w * (0.5 + side * random.range(0.12, 0.26)),
    horizon - random.range(180, 300),
  ]
  return [
    sky(s),
    disc(s, sunAt, random.range(80, 120)),
    layer(s, hills, depth(s, 0.1), horizon + 40, 0.7),
    water(s, horizon),
    ripples(s, horizon, Math.round(w / 50), colours.paper, 0.35),
    line(rings([x, y], 130, 3), colours.paper, 2, { opacity: 0.6 }),
    place(group(egret(s), { opacity: 0.22, transform: 'scale(1 -0.8)' }), {
      at: [x, y],
      scale,
      flip: side > 0,
    }),
    place(egret(s), { at: [x, y + 4], scale, flip: side > 0 }),
    ...Array.from({ length: 7 }, (_, i) =>
      reed(s, [edge - side * (i * 42 - 20), h + 20], random.range(380, 640), -side, depth(s, 0.9)),
    ),
    grasses(s, {
      from: edge - side * 420,
      to: edge + side * 80,
      base: h + 8,
      high: 260,
      count: 44,
      colour: depth(s, 1),
      wind: -side,
    }),
  ].join('')
}

export const birds = (s: Stage): string => s.random.pick([cranes, swallows, wading])(s)
