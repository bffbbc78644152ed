import { mix } from '../colour.ts'
import { brush, trace } from '../curve.ts'
import { heightAt, layer, moon, ridgeline, topOf, under } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, path, place, rect, type Point } from '../svg.ts'
import { bareTree } from '../things/tree.ts'

const snowFill = (s: Stage, points: readonly Point[], lit: string, shade: string): string =>
  path(
    under(s, points),
    s.fade(
      [
        [0, lit],
        [1, shade],
      ],
      [0, topOf(points)],
      [0, topOf(points) + 320],
    ),
  )

const lights = (s: Stage): string => mix(s.colours.accent, '#f2c867', 0.75)

const windows = (s: Stage, at: readonly Point[]): string =>
  at
    .map(
      ([x, y]) =>
        rect(x, y, 26, 30, lights(s)) +
        path(d`M${x + 12} ${y}h2v30h-2ZM${x} ${y + 14}h26v2h-26Z`, depth(s, 0.9)),
    )
    .join('')

/** A house under a thick cap of snow, 260 wide, standing on y = 0. */
const house = (s: Stage, snow: string): string => {
  const wall = mix(depth(s, 0.75), s.colours.ink, 0.1)
  const shade = mix(snow, depth(s, 0.3), 0.3)
  return [
    path('M-96 12V-78L-52-132L96-132V12Z', wall),
    path('M-96 12V-78L-54-134L-10-78V12Z', mix(wall, s.colours.ink, 0.25)),
    windows(s, [
      [-66, -62],
      [24, -58],
      [60, -58],
    ]),
    rect(-34, -46, 20, 58, depth(s, 1)),
    path(
      'M-20-70L-58-146C-20-142 60-142 118-148C124-118 128-96 138-70C100-60 60-76 20-68' +
        'C6-64-10-64-20-70Z',
      snow,
    ),
    path(
      'M-20-70C-10-64 6-64 20-68C60-76 100-60 138-70L136-78C96-70 60-86 20-78' +
        'C4-74-12-76-22-80Z',
      shade,
    ),
    path(
      'M-124-70C-100-92-76-122-58-150C-40-122-26-96-6-70C-12-60-22-60-28-68' +
        'C-40-86-48-98-56-112C-66-96-84-76-100-62C-110-56-122-60-124-70Z',
      snow,
    ),
    rect(52, -176, 22, 40, wall),
    rect(48, -182, 30, 12, snow, { rx: 6 }),
  ].join('')
}

const smoke = (s: Stage, [x, y]: Point): string => {
  const drift = s.random.sign() * s.random.range(20, 60)
  const high = s.random.range(150, 220)
  const plume = trace(
    [
      [x, y],
      [x + drift * 0.1, y - high * 0.3],
      [x + drift * 0.7, y - high * 0.6],
      [x + drift * 1.3, y - high],
    ],
    6,
  )
  return path(
    brush(plume, (t) => 9 + 44 * t),
    s.fade(
      [
        [0, s.colours.paper, 0.7],
        [1, s.colours.paper, 0],
      ],
      [0, y],
      [0, y - high],
    ),
  )
}

/** Three tiers, each with its own snow; 100 tall, standing on y = 0. */
const fir = (s: Stage, snow: string): string => {
  const tier = ([top, wide]: Point): string =>
    path(d`M0 ${top}L${wide} ${top + 36}Q0 ${top + 46} ${-wide} ${top + 36}Z`, depth(s, 0.8)) +
    path(
      d`M0 ${top}L${wide * 0.7} ${top + 26}` +
        d`Q${wide * 0.2} ${top + 20} ${-wide * 0.1} ${top + 30}` +
        d`Q${-wide * 0.5} ${top + 22} ${-wide * 0.6} ${top + 24}Z`,
      snow,
    )
  const tiers: readonly Point[] = [
    [-48, 34],
    [-74, 25],
    [-100, 16],
  ]
  return rect(-3, -14, 6, 18, depth(s, 1)) + tiers.map(tier).join('')
}

const flakes = (s: Stage): string => {
  const { random, w, h } = s
  return Array.from({ length: Math.round((w * h) / 9000) }, () =>
    circle([random.range(0, w), random.range(0, h)], random.range(1.6, 5.6), s.colours.paper, {
      opacity: random.range(0.5, 0.95),
    }),
  ).join('')
}

const trail = (s: Stage, door: Point, shade: string): string => {
  const bend = s.random.sign() * s.random.range(60, 130)
  const [x, y] = door
  const way = trace(
    [
      [x + bend, s.h + 60],
      [x + bend * 1.3, s.h * 0.6 + y * 0.4],
      [x + bend * 0.2, s.h * 0.2 + y * 0.8],
      door,
    ],
    6,
  )
  return path(
    brush(way, (t) => 120 - 100 * t ** 0.6),
    shade,
  )
}

type Home = { x: number; y: number; scale: number; near: boolean; flip: boolean }

/** Houses in a loose row, by turns on the far bank and on the near one. */
const settle = (s: Stage, centre: number, far: Point[], near: Point[]): Home[] => {
  const { random, w } = s
  const count = Math.max(2, Math.min(random.whole(3, 5), Math.round(w / 330)))
  const gap = Math.min(w / count, 320) * 0.86
  return Array.from({ length: count }, (_, i) => {
    const x = centre + (i - (count - 1) / 2) * gap + random.range(-24, 24)
    const close = i % 2 === 1
    return {
      x,
      y: heightAt(close ? near : far, x) + 32,
      near: close,
      scale: close ? random.range(0.95, 1.15) : random.range(0.62, 0.8),
      flip: random.chance(0.5),
    }
  })
}

const raise = (s: Stage, homes: readonly Home[], snow: string): string =>
  homes
    .map(
      (home) =>
        smoke(s, [home.x + (home.flip ? -62 : 62) * home.scale, home.y - 186 * home.scale]) +
        place(house(s, snow), { at: [home.x, home.y], scale: home.scale, flip: home.flip }),
    )
    .join('')

const woods = (s: Stage, bank: Point[], snow: string): string =>
  Array.from({ length: Math.round(s.w / 170) }, () => {
    const x = s.random.range(0, s.w)
    return place(fir(s, snow), { at: [x, heightAt(bank, x) + 20], scale: s.random.range(0.9, 1.7) })
  }).join('')

/** Snow shows only under a sky darker than itself, so pale palettes get a heavier one. */
const winterSky = (s: Stage): string => {
  const { sky } = s.colours
  const [top, low] = s.dark
    ? sky
    : [mix(depth(s, 0.5), sky[0], 0.35), mix(depth(s, 0.2), sky[1], 0.4)]
  return rect(
    0,
    0,
    s.w,
    s.h,
    s.fade(
      [
        [0, top],
        [0.75, low],
      ],
      [0, 0],
      [0, s.h],
    ),
  )
}

export const snowVillage = (s: Stage): string => {
  const { random, w, h, colours } = s
  const snow = s.dark ? mix(colours.paper, depth(s, 0), 0.3) : colours.paper
  const shade = mix(snow, depth(s, s.dark ? 0.2 : 0.15), s.dark ? 0.65 : 0.5)
  const peaks = ridgeline(s, {
    base: h * 0.6,
    rise: 200,
    terrain: 'peaks',
    lean: random.sign() * 0.7,
  })
  const far = ridgeline(s, {
    base: h * 0.68,
    rise: 90,
    terrain: 'rolling',
    lean: random.sign(),
    detail: 0.3,
  })
  const near = ridgeline(s, { base: h * 0.84, rise: 70, terrain: 'rolling', detail: 0.25 })
  const homes = settle(s, w * random.range(0.4, 0.6), far, near)
  const front = homes.find((home) => home.near)
  const door: Point = [(front?.x ?? w / 2) + (front?.flip ? 24 : -24), (front?.y ?? h * 0.8) + 6]
  const edge = random.chance(0.5) ? w * 0.93 : w * 0.07
  return [
    winterSky(s),
    moon(s, [w * random.range(0.15, 0.85), h * random.range(0.14, 0.26)], random.range(44, 76)),
    layer(s, peaks, mix(snow, depth(s, 0.2), 0.55), h * 0.72, 0.6),
    snowFill(s, far, mix(snow, shade, 0.35), shade),
    woods(s, far, snow),
    raise(
      s,
      homes.filter((home) => !home.near),
      snow,
    ),
    snowFill(s, near, snow, shade),
    trail(s, door, mix(shade, snow, 0.3)),
    raise(
      s,
      homes.filter((home) => home.near),
      snow,
    ),
    bareTree(random, [edge, h * 0.98], random.range(480, 620), depth(s, 1), 5),
    flakes(s),
  ].join('')
}
