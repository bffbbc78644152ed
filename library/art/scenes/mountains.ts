import {
  disc,
  haze,
  heightAt,
  layer,
  moon,
  range,
  ridgeline,
  sky,
  streaks,
  type Terrain,
} from '../land.ts'
import { flock } from '../sky-life.ts'
import { atNight, depth, type Stage } from '../stage.ts'
import { group, place, type Point } from '../svg.ts'
import { pavilion } from '../things/small.ts'

export const ridges = (s: Stage): string => {
  const { random, w, h, colours } = s
  const terrain = random.pick<Terrain>(['rolling', 'rolling', 'peaks', 'karst'])
  const from = h * random.range(0.5, 0.64)
  const lean = random.range(0.3, 1) * random.sign()
  const radius = random.range(46, 96)
  const at: Point = [w * random.range(0.16, 0.84), from - random.range(90, 330)]
  const birds: Point = [
    at[0] + random.sign() * random.range(150, 260),
    at[1] + random.range(-60, 80),
  ]
  return [
    sky(s),
    disc(s, at, radius),
    random.chance(0.6) ? flock(s, birds, random.whole(3, 7), 24, colours.ink) : '',
    range(s, {
      count: random.whole(4, 6),
      from,
      to: h * 0.94,
      rise: random.range(130, 280),
      terrain,
      lean,
      trees: true,
    }).svg,
    haze(s, from + (h - from) * random.range(0.35, 0.6), 150, 0.3),
  ].join('')
}

export const moonrise = (day: Stage): string => {
  const s = atNight(day)
  const { random, w, h } = s
  const crest = h * random.range(0.62, 0.74)
  const at: Point = [w * random.range(0.26, 0.74), crest - random.range(40, 190)]
  const radius = random.range(140, 230)
  const hill = ridgeline(s, {
    base: crest + 60,
    rise: random.range(60, 130),
    terrain: 'rolling',
    lean: random.range(-0.8, 0.8),
  })
  const spot = at[0] + random.range(-0.7, 0.7) * radius
  return [
    sky(s),
    moon(s, at, radius),
    group(
      streaks(s, [at[0] - radius * 0.7, at[1] + radius * 0.3], 520, depth(s, 0.1)) +
        streaks(s, [at[0] + radius * 0.9, at[1] - radius * 0.3], 420, depth(s, 0.1)),
      {
        opacity: 0.85,
      },
    ),
    layer(s, hill, depth(s, 0.5), crest + 260, 0.6),
    place(pavilion(depth(s, 0.55)), {
      at: [spot, heightAt(hill, spot) + 4],
      scale: random.range(0.5, 0.75),
    }),
    range(s, {
      count: 2,
      from: crest + (h - crest) * 0.5,
      to: h * 0.97,
      rise: 90,
      terrain: 'rolling',
      lean: 0.5 * random.sign(),
      tones: [0.7, 1],
      trees: true,
    }).svg,
  ].join('')
}
