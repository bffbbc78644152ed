import { mix } from '../colour.ts'
import { leaf } from '../curve.ts'
import { disc, layer, ridgeline, sky } from '../land.ts'
import { castShadow, solid } from '../still.ts'
import { bark, depth, type Stage } from '../stage.ts'
import { d, group, line, path, place, rect, type Point } from '../svg.ts'
import { sparrow } from '../things/bird.ts'
import { branch, type Spur } from '../things/branch.ts'
import { coats, sittingCat } from '../things/cat.ts'
import { blossom } from '../things/flower.ts'
import { persimmon } from '../things/fruit.ts'
import { roundTree } from '../things/tree.ts'

const { PI } = Math

/** The tiled cap along the top of a garden wall. */
const coping = (s: Stage, y: number): string => {
  const colour = depth(s, s.dark ? 1 : 0.85)
  const step = 34
  const count = Math.ceil(s.w / step) + 1
  const scallops = Array.from(
    { length: count },
    (_, i) => d`M${i * step - step / 2} ${y + 20}q${step / 2} 26 ${step} 0Z`,
  ).join('')
  const rolls = Array.from({ length: count }, (_, i) => d`M${i * step} ${y - 22}V${y + 22}`).join(
    '',
  )
  return (
    rect(-5, y + 20, s.w + 10, 26, s.colours.ink, { opacity: 0.14 }) +
    path(scallops, colour) +
    rect(-5, y - 24, s.w + 10, 46, colour) +
    line(rolls, mix(colour, s.colours.paper, 0.22), 7, { 'stroke-linecap': 'butt' }) +
    rect(-5, y - 36, s.w + 10, 16, mix(colour, s.colours.ink, 0.3))
  )
}

const scholarRock = (colour: string): string =>
  path(
    'M-70 0C-84-40-58-66-66-104C-72-142-40-150-34-186C-24-216 18-222 26-186C32-160 58-156 56-118' +
      'C54-88 78-70 72-34C70-14 64-4 58 0ZM-22-132C-34-116-26-96-12-98C4-100 6-128-22-132Z' +
      'M18-74C6-66 10-44 26-44C42-46 38-78 18-74Z',
    colour,
    { 'fill-rule': 'evenodd' },
  )

/** Gates 200 high around their middle: a moon, a vase, and a tall octagon. */
const gates: readonly [string, ...string[]] = [
  'M-100 0A100 100 0 0 1 100 0A100 100 0 0 1-100 0Z',
  'M-34-100H34L26-76C74-48 80 12 46 56L60 90H-60L-46 56C-80 12-74-48-26-76Z',
  'M-34-100H34L74-60V90H-74V-60Z',
]

/** What is seen through the gate: a far garden with its rock and bamboo. */
const beyond = (s: Stage, [x, y]: Point, r: number, shape: string): string => {
  const floor = y + r * 0.62
  const hill = ridgeline(s, {
    base: floor - 20,
    rise: r * 0.6,
    terrain: 'rolling',
    lean: s.random.sign(),
    detail: 0.5,
  })
  const culms = Array.from({ length: 6 }, (_, i) => {
    const cx = x + r * (0.2 + i * 0.12) * s.random.range(0.9, 1.1)
    const leaves = Array.from({ length: 9 }, () =>
      leaf(
        [cx + s.random.range(-14, 14), y + s.random.range(-0.9, 0.1) * r],
        PI / 2 + s.random.range(-0.9, 0.9),
        s.random.range(40, 74),
        10,
      ),
    ).join('')
    return path(d`M${cx} ${floor}h7L${cx + 5} ${y - r}h-4Z${leaves}`, depth(s, 0.45))
  }).join('')
  const inside =
    rect(x - r, y - r, r * 2, r * 2, mix(s.mist, s.colours.paper, s.dark ? 0.16 : 0.5)) +
    layer(s, hill, depth(s, 0.05), floor + 20, 0.8) +
    culms +
    rect(x - r, floor, r * 2, r, mix(depth(s, 0.2), s.mist, 0.4)) +
    place(scholarRock(depth(s, 0.6)), { at: [x - r * 0.34, floor + 12], scale: r / 250 })
  return group(inside, { 'clip-path': s.clip(shape) })
}

const paving = (s: Stage, ground: number, middle: number): string => {
  const near = s.dark ? depth(s, 0.8) : mix(depth(s, 0.35), s.mist, 0.2)
  const far = s.dark ? depth(s, 0.55) : mix(depth(s, 0.1), s.mist, 0.4)
  const rays = Array.from({ length: 25 }, (_, i) => {
    const t = i / 12 - 1
    return d`M${middle + t * s.w * 0.7} ${ground}L${middle + t * s.w * 1.7} ${s.h + 10}`
  }).join('')
  const rows = Array.from(
    { length: 6 },
    (_, i) => d`M-5 ${ground + (s.h - ground) * (i / 6) ** 1.5}H${s.w + 5}`,
  ).join('')
  return (
    rect(
      -5,
      ground,
      s.w + 10,
      s.h - ground + 5,
      s.fade(
        [
          [0, far],
          [1, near],
        ],
        [0, ground],
        [0, s.h],
      ),
    ) + line(rays + rows, s.colours.ink, 1.8, { opacity: 0.16 })
  )
}

const potted = (s: Stage): string => {
  const leaves = Array.from({ length: 13 }, (_, i) =>
    leaf([0, -84], -PI / 2 + (i - 6) * 0.2, s.random.range(110, 190), 15, (i - 6) * 0.04, 0.4),
  ).join('')
  return (
    path(leaves, depth(s, s.dark ? 0.2 : 0.65)) +
    solid(s, 'M-62-92L62-92L48 0L-48 0Z', mix(depth(s, 0.5), s.colours.accent, 0.3), -62, 62) +
    rect(-70, -104, 140, 18, mix(depth(s, 0.5), s.colours.accent, 0.2), { rx: 4 })
  )
}

const overhang = (s: Stage, side: number, cap: number): string => {
  const kind = s.random.pick(['plum', 'persimmon', 'leafy'] as const)
  const at: Point = [s.w * (0.5 + side * 0.4), cap + 40]
  if (kind === 'leafy') return roundTree(s.random, at, Math.min(s.h * 0.5, 560), depth(s, 0.4))
  const grown = branch(
    s.random,
    {
      at,
      angle: -PI / 2 - side * 0.45,
      length: 470,
      width: 34,
      zigzag: 0.4,
    },
    2,
  )
  const flower = ({ at: spot }: Spur): string =>
    place(blossom(s, s.random.range(14, 24), s.colours.accent), {
      at: spot,
      turn: s.random.range(0, 72),
    })
  const fruit = ({ at: [x, y] }: Spur): string =>
    place(persimmon(s, mix('#ed6d46', s.colours.accent, 0.35)), { at: [x, y + 50], scale: 0.36 })
  const spurs = s.random.shuffle(grown.spurs)
  return (
    path(grown.wood, bark(s)) +
    (kind === 'plum' ? spurs.slice(0, 40).map(flower) : spurs.slice(0, 12).map(fruit)).join('')
  )
}

/** A whitewashed wall with a gate in it. */
const gatedWall = (s: Stage, cap: number, ground: number, gate: Point, r: number): string => {
  const {
    paper,
    ink,
    sky: [, air],
  } = s.colours
  const wall = s.dark ? mix(depth(s, 0.1), paper, 0.2) : mix(paper, air, 0.15)
  const frame = depth(s, s.dark ? 0.9 : 0.7)
  const plaster = s.fade(
    [
      [0, mix(wall, ink, 0.1)],
      [0.2, wall],
      [1, mix(wall, depth(s, 0.2), 0.3)],
    ],
    [0, cap],
    [0, ground],
  )
  const outline = s.random.pick(gates)
  const transform = d`translate(${gate[0]} ${gate[1]}) ` + `scale(${(r / 100).toFixed(3)})`
  return (
    rect(-5, cap, s.w + 10, ground - cap, plaster) +
    beyond(s, gate, r, path(outline, '#000', { transform })) +
    line(outline, frame, 2000 / r, { transform }) +
    paving(s, ground, gate[0]) +
    path(
      d`M${gate[0] - r * 0.6} ${ground}h${r * 1.2}l${r * 0.14} 26h${-r * 1.48}Z`,
      mix(frame, wall, 0.4),
    ) +
    coping(s, cap)
  )
}

const guest = (s: Stage, at: Point, apart: number): string =>
  s.random.pick<() => string>([
    () =>
      castShadow(s, at, 70, 8) + place(sittingCat(s, s.random.pick(coats(s))), { at, scale: 0.72 }),
    () =>
      place(sparrow(s), { at, scale: 0.6 }) +
      place(sparrow(s), { at: [at[0] + apart, at[1] + 24], scale: 0.56, flip: true }),
    () => '',
  ])()

export const courtyard = (s: Stage): string => {
  const { random, w, h } = s
  const side = random.sign()
  const ground = h * random.range(0.74, 0.79)
  const cap = ground - Math.min(h * 0.44, 520)
  const r = (ground - cap) * 0.41
  const gate: Point = [w * (0.5 - side * random.range(0.06, 0.16)), ground - r * 0.9]
  const seat: Point =
    w > 1150 ? [gate[0] + side * r * 1.7, ground + 60] : [gate[0] - side * r * 0.5, ground + 130]
  const pot: Point = [w * (0.5 + side * 0.34), ground + 40]
  const spot: Point = [w * (0.5 - side * random.range(0.05, 0.3)), cap * random.range(0.45, 0.65)]
  const hills = ridgeline(s, { base: cap + 60, rise: 150, terrain: 'rolling', lean: -side })
  return [
    sky(s),
    disc(s, spot, random.range(54, 84)),
    layer(s, hills, depth(s, 0.02), cap + 160, 0.9),
    overhang(s, side, cap),
    gatedWall(s, cap, ground, gate, r),
    castShadow(s, pot, 60, 10),
    place(potted(s), { at: pot, scale: 0.95 }),
    guest(s, seat, seat[0] > w / 2 ? -210 : 210),
  ].join('')
}
