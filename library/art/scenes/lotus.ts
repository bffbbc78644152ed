import { mix } from '../colour.ts'
import { brush, polyline, trace } from '../curve.ts'
import { disc, layer, ridgeline, sky } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { d, line, path, place, type Point } from '../svg.ts'
import { lotusBud, lotusFlower, lotusPod } from '../things/flower.ts'
import { rings, ripples, water } from '../water.ts'

const { PI } = Math

/** A leaf seen at a slant: an uneven oval with a notch, veins running out from its navel. */
const pad = (s: Stage, rx: number, flat: number, colour: string): string => {
  const lobes = 22
  const notch = s.random.range(0, PI * 2)
  const rim = Array.from({ length: lobes }, (_, i): Point => {
    const angle = (i / lobes) * PI * 2
    const near = Math.abs(Math.atan2(Math.sin(angle - notch), Math.cos(angle - notch)))
    const reach = near < 0.16 ? 0.62 : 1 + 0.035 * Math.sin(i * 2.4)
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * rx * flat * reach]
  })
  const heart: Point = [0, rx * flat * -0.08]
  const outline = polyline(rim, true)
  const veins = rim
    .filter((_p, i) => i % 2 === 0)
    .map(([x, y]) => d`M${heart[0]} ${heart[1]}Q${x * 0.5} ${y * 0.5 + 4} ${x * 0.9} ${y * 0.9}`)
    .join('')
  const round = { 'stroke-linejoin': 'round', 'stroke-width': rx * 0.06 }
  return (
    path(outline, mix(colour, s.colours.ink, 0.3), {
      transform: d`translate(0 ${rx * 0.035})`,
      stroke: mix(colour, s.colours.ink, 0.3),
      ...round,
    }) +
    path(
      outline,
      s.fade(
        [
          [0, mix(colour, s.colours.paper, 0.16)],
          [1, colour],
        ],
        [-rx, -rx * flat],
        [rx, rx * flat],
      ),
      { stroke: colour, ...round },
    ) +
    line(veins, mix(colour, s.colours.paper, 0.35), 2, { opacity: 0.5 })
  )
}

const bowlUnder = 'M-200-32C-140 40-40 68 0 68C40 68 140 40 200-32Z'
const bowlTop =
  'M-200-32C-148-92-60-60 0-84C68-100 152-84 200-32C120 4 40 20 0 12' + 'C-60 24-140 0-200-32Z'
const bowlVeins =
  'M0-28Q-80-48-150-46M0-28Q-45-48-85-55M0-28Q-10-48-19-65M0-28Q25-48 47-61' +
  'M0-28Q60-48 113-51M0-28Q85-48 160-44'

/** A leaf on a tall stalk, folding like a shallow bowl, 400 wide. */
const bowlLeaf = (s: Stage, colour: string): string =>
  path(bowlUnder, mix(colour, s.colours.ink, 0.28)) +
  path(bowlTop, mix(colour, s.colours.paper, 0.08)) +
  line(bowlVeins, mix(colour, s.colours.paper, 0.4), 2.2, { opacity: 0.55 })

const stalk = (s: Stage, foot: Point, to: Point, colour: string): string =>
  path(
    brush(
      trace(
        [foot, [foot[0] * 0.6 + to[0] * 0.4 + s.random.range(-16, 16), (foot[1] + to[1]) / 2], to],
        8,
      ),
      () => 9,
    ),
    colour,
  )

const floating = (s: Stage, horizon: number): string => {
  const count = Math.round(s.w / 120) + 4
  const spots = Array.from({ length: count }, () => s.random.next()).sort((a, b) => a - b)
  return spots
    .map((t) => {
      const at: Point = [s.random.range(-40, s.w + 40), horizon + 46 + (s.h - horizon) * t ** 1.1]
      const rx = 40 + 150 * t * s.random.range(0.8, 1.1)
      return place(pad(s, rx, 0.3, depth(s, 0.3 + 0.4 * t + s.random.range(-0.06, 0.06))), { at })
    })
    .join('')
}

type Bloom = { x: number; y: number; size: number; kind: 'flower' | 'bud' | 'pod' | 'leaf' }

const standing = (s: Stage, { x, y, size, kind }: Bloom, foot: number): string => {
  const green = mix(depth(s, s.dark ? 0.3 : 0.75), s.colours.ink, 0.06)
  const petal = mix(s.colours.accent, '#de7897', s.dark ? 0.45 : 0.25)
  const head = {
    flower: () => lotusFlower(s, petal, s.random.range(0.86, 1.1)),
    bud: () => lotusBud(s, petal),
    pod: () => lotusPod(s, mix('#877d52', green, 0.4)),
    leaf: () => bowlLeaf(s, green),
  }[kind]()
  return (
    stalk(s, [x + s.random.range(-50, 50), foot], [x, y], mix(green, s.colours.ink, 0.2)) +
    place(head, { at: [x, y], scale: size, turn: s.random.range(-9, 9) })
  )
}

type Stem = readonly [across: number, up: number, size: number, kind: Bloom['kind']]

const bouquets: readonly [readonly Stem[], ...(readonly Stem[])[]] = [
  [
    [0.34, 1, 1, 'leaf'],
    [0.1, 1.25, 1.1, 'flower'],
    [0.25, 1.35, 0.8, 'pod'],
    [-0.06, 0.4, 0.85, 'leaf'],
    [-0.22, 0.86, 0.6, 'bud'],
  ],
  [
    [0.2, 1.1, 1.05, 'flower'],
    [-0.16, 1.3, 0.75, 'flower'],
    [0.38, 0.6, 0.95, 'leaf'],
    [0.02, 0.5, 0.7, 'leaf'],
    [-0.34, 0.8, 0.55, 'bud'],
  ],
  [
    [-0.02, 1.05, 1.35, 'leaf'],
    [0.16, 1.42, 0.85, 'bud'],
    [0.3, 0.8, 0.9, 'flower'],
    [-0.26, 0.5, 0.7, 'leaf'],
  ],
  [
    [0.08, 0.95, 1.35, 'flower'],
    [0.36, 1.1, 0.75, 'leaf'],
    [-0.2, 0.55, 0.8, 'leaf'],
    [-0.28, 1.2, 0.6, 'pod'],
    [0.26, 0.36, 0.6, 'bud'],
  ],
]

const bouquet = (s: Stage, near: (t: number) => number): Bloom[] => {
  const { random, h } = s
  const lift = Math.min(h * 0.3, 420)
  return random.pick(bouquets).map(([across, up, size, kind]) => ({
    x: near(across + random.range(-0.04, 0.04)),
    y: h * 0.83 - lift * up,
    size: size * random.range(0.9, 1.1),
    kind,
  }))
}

export const lotus = (s: Stage): string => {
  const { random, w, h, colours } = s
  const horizon = h * random.range(0.34, 0.44)
  const side = random.sign()
  const near = (t: number): number => w * (0.5 + side * t)
  const far = ridgeline(s, {
    base: horizon + 4,
    rise: 110,
    terrain: 'rolling',
    lean: -side,
    detail: 0.5,
    floor: horizon,
  })
  const sunAt: Point = [near(-random.range(0.16, 0.3)), horizon - random.range(90, 190)]
  return [
    sky(s),
    disc(s, sunAt, random.range(56, 84)),
    layer(s, far, depth(s, 0), horizon + 30, 0.8),
    water(s, horizon),
    ripples(s, horizon, Math.round(w / 44), colours.paper, 0.35),
    line(rings([near(-0.3), h * 0.74], 90, 3), colours.paper, 2, { opacity: 0.5 }),
    floating(s, horizon),
    ...random.shuffle(bouquet(s, near)).map((bloom) => standing(s, bloom, h + 20)),
  ].join('')
}
