import { disc, haze, layer, ridgeline, sky } from '../land.ts'
import { flock } from '../sky-life.ts'
import { depth, type Stage } from '../stage.ts'
import { place, type Point } from '../svg.ts'
import { eaveHouse, gableHouse } from '../things/roof.ts'
import { roundTree } from '../things/tree.ts'

/** A row of houses across the picture; y is the height of their eaves. */
export const street = (s: Stage, y: number, size: number, tone: number): string => {
  const houses: string[] = []
  const trees: string[] = []
  let x = s.random.range(-120, 0)
  while (x < s.w + 60) {
    const gable = s.random.chance(0.36)
    const wide = size * (gable ? s.random.range(0.62, 0.82) : s.random.range(0.95, 1.6))
    const house = { wide, roof: size * s.random.range(0.34, 0.44), wall: s.h, tone }
    const at: Point = [x + wide / 2, y + s.random.range(-0.22, 0.2) * size]
    if (s.random.chance(0.3)) {
      trees.push(
        roundTree(
          s.random,
          [x, y + size * 0.5],
          size * s.random.range(1, 1.5),
          depth(s, tone * 0.8),
        ),
      )
    }
    houses.push(place(gable ? gableHouse(s, house) : eaveHouse(s, house), { at }))
    x += wide * s.random.range(0.9, 1.08) + size * 0.1
  }
  // Gables stand forward of the eaves beside them, so the order of drawing is shuffled.
  return [...trees, ...s.random.shuffle(houses)].join('')
}

export const roofs = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = h * random.range(0.42, 0.5)
  const far = ridgeline(s, {
    base: top + 20,
    rise: random.range(110, 190),
    terrain: 'rolling',
    lean: random.sign() * 0.8,
  })
  const rows = Math.max(3, Math.round((h - top) / 190))
  const at: Point = [w * random.range(0.16, 0.84), top - random.range(150, 260)]
  const birds: Point = [w * random.range(0.3, 0.7), h * 0.2]
  return [
    sky(s),
    disc(s, at, random.range(56, 96)),
    random.chance(0.6) ? flock(s, birds, random.whole(4, 7), 24, colours.ink) : '',
    layer(s, far, depth(s, 0), top + 120, 0.9),
    ...Array.from({ length: rows }, (_, i) => {
      const t = i / (rows - 1)
      const y = top + 50 + (h - top - 130) * t ** 1.1
      return haze(s, y - 10, 150, 0.6 - t * 0.25) + street(s, y, 130 + 150 * t, 0.25 + 0.7 * t)
    }),
  ].join('')
}
