import { mix } from '../colour.ts'
import { leaf } from '../curve.ts'
import { layer, moon, ridgeline, sky } from '../land.ts'
import { bark, depth, type Stage } from '../stage.ts'
import { path, place, type Point } from '../svg.ts'
import { sparrow } from '../things/bird.ts'
import { branch, type Growth } from '../things/branch.ts'
import { blossom, bud } from '../things/flower.ts'
import { persimmon as persimmonFruit } from '../things/fruit.ts'

const { PI } = Math

type Tree = { grown: Growth[]; side: 1 | -1; wood: string }

/** One or two boughs entering from a side edge, so that the other side stays empty. */
const boughs = (s: Stage, zigzag: number, rise: number): Tree => {
  const { random, w, h } = s
  const side = random.sign()
  const start: Point = [side > 0 ? -30 : w + 30, h * random.range(0.62, 0.86)]
  const length = Math.max(w * 0.86, 820)
  const angle = side > 0 ? -rise : PI + rise
  const first = branch(random, { at: start, angle, length, width: 46, zigzag }, 2)
  const high: Point = [side > 0 ? -30 : w + 30, h * random.range(0.12, 0.3)]
  const second = branch(
    random,
    {
      at: high,
      angle: side > 0 ? random.range(0, 0.3) : PI - random.range(0, 0.3),
      length: length * 0.55,
      width: 24,
      zigzag,
    },
    1,
  )
  return { grown: random.chance(0.7) ? [first, second] : [first], side, wood: bark(s) }
}

const horizon = (s: Stage, side: number): string =>
  layer(
    s,
    ridgeline(s, {
      base: s.h * 0.93,
      rise: 130,
      terrain: 'rolling',
      lean: -side,
      detail: 0.6,
    }),
    depth(s, 0),
    s.h * 1.02,
    0.9,
  )

export const plum = (s: Stage): string => {
  const { random, w, h, colours } = s
  const { grown, side, wood } = boughs(s, 0.5, random.range(0.25, 0.6))
  const at: Point = [w * (0.5 + side * random.range(0.04, 0.18)), h * random.range(0.34, 0.46)]
  const petal = s.dark ? mix(colours.accent, colours.paper, 0.4) : colours.accent
  const spurs = random.shuffle(grown.flatMap(({ spurs: list }) => list))
  const flowers = spurs
    .slice(0, 58)
    .map((spur, i) => {
      const r = random.range(20, 34)
      const turn = random.range(0, 360)
      if (i % 3 === 2) {
        return place(bud(s, r * 0.5, petal), { at: spur.at, turn: (spur.angle * 180) / PI + 90 })
      }
      return place(blossom(s, r, petal, random.pick([1, 1, 0.75, 0.6])), { at: spur.at, turn })
    })
    .join('')
  const fallen = Array.from({ length: 9 }, () =>
    leaf(
      [random.range(0.1, 0.9) * w, random.range(0.5, 0.98) * h],
      random.range(0, 6.28),
      17,
      12,
      0.1,
    ),
  ).join('')
  return [
    sky(s),
    moon(s, at, random.range(190, 260)),
    horizon(s, side),
    path(grown.map((limb) => limb.wood).join(''), wood),
    flowers,
    path(fallen, petal, { opacity: 0.8 }),
  ].join('')
}

export const persimmon = (s: Stage): string => {
  const { random, w, h, colours } = s
  const { grown, side, wood } = boughs(s, 0.34, random.range(0.2, 0.45))
  const fruitColour = mix('#ed6d46', colours.accent, 0.35)
  const spurs = random
    .shuffle(grown.flatMap(({ spurs: list }) => list))
    .filter(({ at: [x, y] }) => x > 30 && x < w - 30 && y > 20 && y < h - 160)
  const spaced = spurs.filter(({ at }, i) =>
    spurs.slice(0, i).every((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > 108),
  )
  const fruits = spaced
    .slice(0, 15)
    .map(({ at }) => {
      const scale = random.range(0.48, 0.68)
      return place(persimmonFruit(s, fruitColour), { at: [at[0], at[1] + 138 * scale], scale })
    })
    .join('')
  const leaves = spurs
    .slice(-9)
    .map(({ at, angle }) => leaf(at, angle, random.range(60, 96), random.range(34, 50), 0.1))
    .join('')
  const perch = grown[0]?.spurs.at(2)?.at ?? [w / 2, h / 2]
  const disc: Point = [w * (0.5 + side * random.range(0.18, 0.3)), h * random.range(0.22, 0.36)]
  return [
    sky(s),
    moon(s, disc, random.range(100, 150)),
    horizon(s, side),
    path(grown.map((limb) => limb.wood).join(''), wood),
    path(leaves, mix('#954024', depth(s, 0.7), 0.45)),
    fruits,
    random.chance(0.7)
      ? place(sparrow(s), { at: [perch[0], perch[1] - 2], scale: 0.8, flip: side < 0 })
      : '',
  ].join('')
}
