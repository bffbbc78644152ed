import { disc, layer, ridgeline, sky, type Terrain } from '../land.ts'
import { flock } from '../sky-life.ts'
import { depth, type Stage } from '../stage.ts'
import { place, type Point } from '../svg.ts'
import { boat as boatDrawing, boatShade, crews, type Crew } from '../things/boat.ts'
import { grasses } from '../things/grass.ts'
import { glitter, reflection, ripples, water } from '../water.ts'

const farShore = (s: Stage, horizon: number): string => {
  const terrain = s.random.pick<Terrain>(['rolling', 'peaks', 'karst'])
  const lean = s.random.range(0.5, 1) * s.random.sign()
  return [0, 1, 2]
    .map((i) => {
      const points = ridgeline(s, {
        base: horizon + 6,
        rise: (230 - i * 75) * s.random.range(0.8, 1.15),
        terrain,
        lean: i === 1 ? -lean : lean,
        detail: 0.6,
        floor: horizon - 1,
      })
      const colour = depth(s, i * 0.25)
      return (
        layer(s, points, colour, horizon + 30, 0.5) + reflection(s, points, horizon, colour, 0.4)
      )
    })
    .join('')
}

const afloat = (s: Stage, cover: string, crew: Crew): string => {
  const { ink } = s.colours
  return boatShade(ink) + boatDrawing({ hull: ink, cover, figure: ink }, crew)
}

const boats = (s: Stage, horizon: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const t = 0.25 + 0.4 * s.random.next() + i * 0.05
    const at: Point = [s.w * s.random.range(0.18, 0.82), horizon + (s.h - horizon) * t]
    const cover = i === 0 ? s.colours.accent : depth(s, 0.8)
    return place(afloat(s, cover, s.random.pick(crews)), {
      at,
      scale: 0.3 + t * 0.7,
      flip: s.random.chance(0.5),
    })
  }).join('')

export const lake = (s: Stage): string => {
  const { random, w, h, colours } = s
  const horizon = h * random.range(0.5, 0.62)
  const radius = random.range(40, 78)
  const at: Point = [w * random.range(0.2, 0.8), horizon - random.range(210, 330)]
  const side = random.sign()
  const light = s.dark ? colours.paper : colours.accent
  return [
    sky(s),
    disc(s, at, radius),
    random.chance(0.5) ? flock(s, [w * 0.5, at[1] - 40], random.whole(3, 6), 22, colours.ink) : '',
    water(s, horizon),
    farShore(s, horizon),
    ripples(s, horizon, Math.round(w / 38), colours.paper, 0.3),
    glitter(s, [at[0], horizon + 6], (h - horizon) * 0.6, radius * 1.7, light, 0.6),
    boats(s, horizon, random.whole(1, 2)),
    grasses(s, {
      from: side > 0 ? w * 0.72 : -40,
      to: side > 0 ? w + 40 : w * 0.28,
      base: h + 10,
      high: 250,
      count: 34,
      colour: depth(s, 1),
      wind: -side,
    }),
  ].join('')
}

const farHills = (s: Stage, shore: number, side: number): string => {
  const terrain = s.random.pick<Terrain>(['rolling', 'karst', 'peaks'])
  return [0, 1]
    .map((i) =>
      layer(
        s,
        ridgeline(s, {
          base: shore + i * s.h * 0.045,
          rise: s.random.range(100, 210) - i * 60,
          terrain,
          detail: 0.5,
          lean: (i ? -1 : 1) * side * s.random.range(0.7, 1),
        }),
        depth(s, i * 0.2),
        shore + s.h * (0.1 + i * 0.05),
        1,
      ),
    )
    .join('')
}

/** Everything empty but one boat: the hills are far, the water has no edge. */
export const boat = (s: Stage): string => {
  const { random, w, h, colours } = s
  const shore = h * random.range(0.3, 0.44)
  const side = random.sign()
  const scale = random.range(0.95, 1.7)
  const reach = Math.min(w / 2, 205 * scale)
  const x = w * (0.5 + side * random.range(0.02, 0.26))
  const at: Point = [Math.min(Math.max(x, reach), w - reach), h * random.range(0.58, 0.8)]
  const sunAt: Point = [w * (0.5 - side * random.range(0.1, 0.3)), shore - random.range(150, 240)]
  const distant: Point = [w * (0.5 - side * random.range(0.16, 0.34)), shore + h * 0.16]
  return [
    sky(s),
    random.chance(0.6)
      ? disc(s, sunAt, random.range(46, 84))
      : flock(s, [w * (0.5 - side * 0.2), h * 0.16], random.whole(4, 7), 22, colours.ink),
    farHills(s, shore, side),
    ripples(s, h * 0.5, Math.round(w / 60), depth(s, s.dark ? 0 : 0.3), 0.3),
    random.chance(0.4)
      ? place(afloat(s, depth(s, 0.6), 'none'), { at: distant, scale: 0.42, flip: side > 0 })
      : '',
    place(afloat(s, colours.accent, random.pick(crews)), {
      at,
      scale,
      flip: random.chance(0.5),
    }),
    random.chance(0.4)
      ? grasses(s, {
          from: side > 0 ? -60 : w * 0.7,
          to: side > 0 ? w * 0.3 : w + 60,
          base: h + 10,
          high: 280,
          count: 40,
          colour: depth(s, 0.9),
          wind: side,
        })
      : '',
  ].join('')
}
