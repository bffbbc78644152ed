import { mix } from '../colour.ts'
import { brush, polar, polyline, trace } from '../curve.ts'
import { disc, range, sky, type Terrain } from '../land.ts'
import { octaves } from '../random.ts'
import { bark, depth, type Stage } from '../stage.ts'
import { d, path, place, type Point } from '../svg.ts'
import { crane } from '../things/bird.ts'

const { PI } = Math

/** One fan of needles, open upwards. */
const fan = (s: Stage, [x, y]: Point, r: number): string => {
  const spikes = 17
  const points = Array.from({ length: spikes * 2 + 1 }, (_, i) => {
    const angle = -PI * (0.02 + 0.96 * (i / (spikes * 2)))
    const reach = r * (i % 2 ? s.random.range(0.92, 1.06) : 0.66)
    const [px, py] = polar([x, y], angle, reach)
    return d`${px} ${y + (py - y) * 0.78}`
  })
  return d`M${x} ${y + r * 0.08}L${points.join('L')}Z`
}

/** A flat cushion of foliage: a back row in shadow, a front row in light. */
const pad = (s: Stage, [x, y]: Point, wide: number, colour: string): string => {
  const r = wide * 0.26
  const row = (count: number, lift: number, size: number): string =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      const at: Point = [x + (t - 0.5) * wide, y - Math.sin(PI * t) * lift]
      return fan(s, at, r * size * s.random.range(0.9, 1.1))
    }).join('')
  return (
    path(row(5, wide * 0.17, 1), mix(colour, s.colours.ink, 0.3)) +
    path(row(4, wide * 0.06, 0.92), colour) +
    path(row(3, -wide * 0.02, 0.62), mix(colour, s.mist, 0.16))
  )
}

const cliff = (s: Stage, side: number, top: number): string => {
  const rough = octaves(s.random, 5, 0.6)
  const reach = Math.min(s.w * 0.36, 460)
  const edge = side > 0 ? 0 : s.w
  const points = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    const out = reach * (0.25 + 0.75 * t ** 0.7) * (1 + rough(t * 6) * 0.22)
    return [edge + side * out, top + (s.h - top + 20) * t]
  })
  const face =
    polyline([[edge - side * 10, top - 26], ...points]) + d`L${edge - side * 10} ${s.h + 20}Z`
  return path(
    face,
    s.fade(
      [
        [0, depth(s, 0.75)],
        [1, mix(depth(s, 0.6), s.mist, 0.35)],
      ],
      [0, top],
      [0, s.h],
    ),
  )
}

type Habit = {
  trunk: readonly Point[]
  /** Where each bough leaves the trunk (0 root, 1 crown) and the points it runs through. */
  boughs: readonly (readonly [number, ...Point[]])[]
}

/** In shares of the tree's span and height, growing to the right and upwards. */
const habits: readonly [Habit, ...Habit[]] = [
  {
    // leaning out to greet a guest
    trunk: [
      [0, 0],
      [0.12, 0.26],
      [0.1, 0.52],
      [0.34, 0.72],
      [0.5, 0.66],
      [0.72, 0.92],
    ],
    boughs: [
      [0.32, [-0.02, 0.62], [-0.16, 0.72]],
      [0.45, [0.16, 0.86], [0.16, 1.06]],
      [0.55, [0.46, 0.5], [0.66, 0.4]],
      [0.7, [0.62, 0.64], [0.9, 0.62]],
      [0.8, [0.56, 0.94], [0.5, 1.14]],
    ],
  },
  {
    // standing upright, its storeys to both sides
    trunk: [
      [0, 0],
      [0.1, 0.3],
      [0.05, 0.56],
      [0.16, 0.84],
      [0.1, 1.16],
    ],
    boughs: [
      [0.3, [0.26, 0.4], [0.5, 0.34]],
      [0.42, [-0.06, 0.62], [-0.18, 0.66]],
      [0.52, [0.3, 0.66], [0.6, 0.62]],
      [0.68, [0.36, 0.9], [0.46, 0.92]],
      [0.8, [0, 1], [-0.12, 1.02]],
    ],
  },
  {
    // hanging over the edge of the cliff
    trunk: [
      [0, 0],
      [0.08, 0.3],
      [0.28, 0.42],
      [0.52, 0.26],
      [0.74, -0.06],
      [0.94, -0.1],
    ],
    boughs: [
      [0.26, [0.06, 0.56], [0, 0.74]],
      [0.42, [0.32, 0.6], [0.44, 0.7]],
      [0.58, [0.64, 0.4], [0.78, 0.36]],
      [0.66, [0.44, 0.08], [0.42, -0.08]],
      [0.82, [0.72, -0.26], [0.66, -0.36]],
    ],
  },
]

const limbs = (s: Stage, side: number, root: Point): { trunk: Point[]; arms: Point[][] } => {
  const habit = s.random.pick(habits)
  const span = Math.min(s.w * 0.66, 1000) * s.random.range(0.86, 1.08)
  const rise = Math.min(s.h * 0.46, 620) * s.random.range(0.88, 1.08)
  const at = ([x, y]: Point): Point => [root[0] + side * x * span, root[1] - y * rise]
  const jig = ([x, y]: Point): Point =>
    at([x + s.random.range(-0.05, 0.05), y + s.random.range(-0.05, 0.05)])
  const trunk = trace(habit.trunk.map(at), 8)
  return {
    trunk,
    arms: habit.boughs.map(([share, ...way]) =>
      trace([trunk[Math.round(share * (trunk.length - 1))] ?? root, ...way.map(jig)], 6),
    ),
  }
}

export const pine = (s: Stage): string => {
  const { random, w, h } = s
  const side = random.sign()
  const top = h * random.range(0.56, 0.72)
  const inset = Math.min(w * 0.1, 120)
  const root: Point = [side > 0 ? inset : w - inset, top + 60]
  const { trunk, arms } = limbs(s, side, root)
  const green = s.dark ? mix(depth(s, 0.3), s.colours.ink, 0.1) : depth(s, 0.85)
  const crown = trunk.at(-1) ?? root
  const ends = [
    ...arms.map((points) => points.at(-1) ?? root),
    crown,
    trunk[Math.round(trunk.length * 0.62)] ?? root,
  ]
  const sun: Point = [w * (0.5 + side * random.range(0.12, 0.3)), h * random.range(0.2, 0.34)]
  const flight: Point = [w * (0.5 + side * 0.26), h * random.range(0.46, 0.54)]
  return [
    sky(s),
    disc(s, sun, random.range(90, 140)),
    range(s, {
      count: 4,
      from: h * 0.78,
      to: h * 0.97,
      rise: random.range(150, 240),
      lean: side * 0.8,
      terrain: random.pick<Terrain>(['peaks', 'karst']),
      tones: [0, 0.4],
    }).svg,
    random.chance(0.5) ? place(crane(s, 'up'), { at: flight, scale: 0.42, flip: side > 0 }) : '',
    path(
      brush(trunk, (t) => 58 * (1 - t) ** 0.8 + 9) +
        arms.map((points) => brush(points, (t) => 17 * (1 - t * 0.7))).join(''),
      bark(s),
    ),
    cliff(s, side, top),
    ...ends.map((at) => pad(s, [at[0], at[1] + 12], random.range(200, 290), green)),
  ].join('')
}
