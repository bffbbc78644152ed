import { haze, layer, ridgeline, sky, type Terrain } from '../land.ts'
import { rainfall } from '../rainfall.ts'
import { depth, type Stage } from '../stage.ts'
import { line, place, rect, type Point } from '../svg.ts'
import { boat, boatShade } from '../things/boat.ts'
import { willow } from '../things/branch.ts'
import { underUmbrella } from '../things/small.ts'
import { rings, water } from '../water.ts'

const jetty = (s: Stage, [x, y]: Point, side: number): string => {
  const wood = depth(s, 0.95)
  const end = side > 0 ? s.w + 10 : -10
  const [from, to] = [Math.min(x, end), Math.max(x, end)]
  const posts = Array.from({ length: Math.ceil((to - from) / 90) }, (_, i) => {
    const left = x + side * (12 + i * 90) - 5
    return rect(left, y, 10, 66, wood) + rect(left, y + 66, 10, 34, wood, { opacity: 0.25 })
  }).join('')
  return (
    posts +
    rect(from, y, to - from, 13, wood) +
    rect(from, y, to - from, 3, s.colours.paper, { opacity: 0.2 })
  )
}

const wetHills = (s: Stage, horizon: number, side: number): string => {
  const terrain = s.random.pick<Terrain>(['rolling', 'karst', 'peaks'])
  return [0, 1, 2]
    .map((i) =>
      layer(
        s,
        ridgeline(s, {
          base: horizon + 8,
          rise: 290 - i * 95,
          terrain,
          detail: 0.5,
          floor: horizon,
          lean: (i % 2 ? -1 : 1) * side * 0.9,
        }),
        depth(s, i * 0.16),
        horizon + 10,
        0.95,
      ),
    )
    .join('')
}

const drops = (s: Stage, horizon: number): string => {
  const circles = Array.from({ length: Math.round(s.w / 75) }, () => {
    const t = s.random.next()
    const at: Point = [s.random.range(0, s.w), horizon + 24 + t * (s.h - horizon - 30)]
    return rings(at, 18 + 56 * t, s.random.whole(1, 3))
  }).join('')
  return line(circles, s.colours.paper, 1.8, { opacity: 0.42 })
}

/** Someone under a red umbrella, waiting on the jetty or crossing by boat. */
const traveller = (s: Stage, [x, y]: Point, side: number): string => {
  const { accent, ink } = s.colours
  const figure = underUmbrella(accent, ink)
  if (s.random.chance(0.6)) {
    return (
      jetty(s, [x, y], side) +
      place(figure, { at: [x + side * s.random.range(60, 130), y + 2], scale: 1.5 })
    )
  }
  const afloat =
    boatShade(ink) +
    boat({ hull: ink, cover: depth(s, 0.85), figure: ink }, 'none') +
    place(figure, { at: [-70, -4], scale: 0.9 })
  return place(afloat, { at: [x, y + 30], scale: 1.25, flip: side > 0 })
}

export const rain = (s: Stage): string => {
  const { random, w, h, colours } = s
  const horizon = h * random.range(0.54, 0.64)
  const side = random.sign()
  const at: Point = [
    w * (0.5 + side * random.range(0.02, 0.16)),
    horizon + (h - horizon) * random.range(0.4, 0.52),
  ]
  const bough: readonly [Point, Point] = [
    [side > 0 ? -40 : w + 40, h * 0.05],
    [w * (0.5 - side * 0.06), h * 0.02],
  ]
  return [
    sky(s),
    wetHills(s, horizon, side),
    haze(s, horizon - 20, 190, 0.7),
    water(s, horizon),
    drops(s, horizon),
    traveller(s, at, side),
    random.chance(0.75) ? willow(s, ...bough, Math.round(w / 70), h * 0.42, depth(s, 0.75)) : '',
    rainfall(s, Math.round((w * h) / 4200), side * random.range(0.06, 0.34), colours.paper, 0.42),
  ].join('')
}
