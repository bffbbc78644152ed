import { mix } from '../colour.ts'
import { brush, polar, smooth, trace } from '../curve.ts'
import { disc, sky } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, line, path, place, rect, type Point } from '../svg.ts'
import { crane } from '../things/bird.ts'
import { selvedge, weave } from '../weave.ts'

const { PI } = Math

const spiral = (at: Point, r: number, side: number, start: number): string =>
  smooth(
    Array.from({ length: 14 }, (_, i) => {
      const t = i / 13
      return polar(at, start + side * t * PI * 2.7, r * (0.86 - 0.72 * t))
    }),
  )

type Lobe = readonly [x: number, y: number, r: number, side: 1 | -1, start: number]

const heads: readonly (readonly Lobe[])[] = [
  [
    [-92, -6, 52, 1, 1.6],
    [-22, -52, 62, 1, 2.6],
    [60, -30, 54, -1, 0.6],
    [122, 4, 40, -1, 1.2],
  ],
  [
    [-70, -2, 60, 1, 1.6],
    [12, -50, 70, -1, 0.4],
    [86, 2, 46, -1, 1.4],
  ],
  [
    [-112, 6, 40, 1, 1.6],
    [-52, -34, 54, 1, 2.4],
    [24, -62, 58, -1, 0.5],
    [92, -20, 52, -1, 1],
  ],
]

/** A lucky cloud (祥云): scrolled heads over a long trailing stem. */
const luckyCloud = (shape: number, fill: string, trim: string, tail: number): string => {
  const lobes = heads[shape % heads.length] ?? []
  const stem = trace(
    [
      [-130, 30],
      [0, 44],
      [120, 34],
      [120 + tail * 0.6, 46],
      [120 + tail, 30],
    ],
    4,
  )
  const under = trace(
    [
      [-60, 52],
      [60, 66],
      [60 + tail * 0.5, 58],
    ],
    4,
  )
  return [
    path(
      brush(under, (t) => 20 * (1 - t)),
      mix(fill, trim, 0.3),
    ),
    ...lobes.map(([x, y, r]) => circle([x, y], r + 5, trim)),
    path(
      brush(stem, (t) => 46 * (1 - t) ** 0.8 + 4),
      trim,
    ),
    ...lobes.map(([x, y, r]) => circle([x, y], r, fill)),
    path(
      brush(stem, (t) => 36 * (1 - t) ** 0.8),
      fill,
    ),
    line(lobes.map(([x, y, r, side, start]) => spiral([x, y], r, side, start)).join(''), trim, 5),
  ].join('')
}

const repeat = (s: Stage): string => {
  const { random, w, h, colours } = s
  const ground = s.dark ? depth(s, 0.8) : depth(s, random.pick([0.1, 0.75]))
  const size = random.range(0.62, 0.9)
  const [stepX, stepY] = [430 * size, 250 * size]
  const shape = random.whole(0, 2)
  const pale = mix(colours.paper, ground, 0.12)
  const mid = mix(ground, colours.paper, 0.32)
  const rows = Math.ceil(h / stepY) + 2
  const columns = Math.ceil(w / stepX) + 2
  const lucky = random.whole(0, 6)
  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const at: Point = [(column - 0.5 + (row % 2) * 0.5) * stepX, (row - 0.2) * stepY]
    const plain = (row + column) % 3 === 0 ? mid : pale
    const fill = (i * 5 + row) % 17 === lucky ? colours.accent : plain
    const trim = fill === pale ? mix(ground, colours.ink, 0.1) : pale
    return place(luckyCloud(shape + row, fill, trim, 150), { at, scale: size, flip: row % 2 === 1 })
  }).join('')
  return rect(0, 0, w, h, ground) + cells + selvedge(s, 38, mix(ground, colours.ink, 0.35))
}

const drifting = (s: Stage): string => {
  const { random, w, h, colours } = s
  const rows = Math.max(4, Math.round(h / 210))
  const sunAt: Point = [w * random.range(0.25, 0.75), h * random.range(0.24, 0.4)]
  const layers = Array.from({ length: rows }, (_, row) => {
    const t = row / (rows - 1)
    const scale = 0.6 + 0.85 * t
    const count = Math.ceil(w / (520 * scale)) + 1
    const fill = s.dark
      ? mix(depth(s, 0.1 + 0.6 * t), colours.paper, 0.12)
      : mix(depth(s, 0.55 * t), colours.paper, 0.55 - 0.4 * t)
    const trim = mix(fill, s.dark ? colours.paper : colours.ink, s.dark ? 0.45 : 0.42)
    const flip = random.chance(0.5)
    return Array.from({ length: count }, (_c, i) =>
      place(luckyCloud(random.whole(0, 2), fill, trim, random.range(160, 320)), {
        at: [
          (i + random.range(-0.2, 0.3)) * (w / (count - 0.6)),
          h * (0.36 + 0.6 * t) + random.range(-34, 34),
        ],
        scale: scale * random.range(0.85, 1.1),
        flip,
      }),
    ).join('')
  })
  const bird = random.chance(0.6)
    ? place(crane(s, 'up'), {
        at: [w - sunAt[0], h * 0.2],
        scale: 0.7,
        flip: random.chance(0.5),
        turn: -8,
      })
    : ''
  return (
    sky(s) + disc(s, sunAt, random.range(130, 190)) + layers[0] + bird + layers.slice(1).join('')
  )
}

export const clouds = (s: Stage): string => s.random.pick([repeat, drifting])(s) + weave(s)
