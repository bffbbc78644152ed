import { mix } from '../colour.ts'
import { brush, leaf, taper } from '../curve.ts'
import { solid } from '../still.ts'
import type { Stage } from '../stage.ts'
import { circle, ellipse, line, path, place, type Point } from '../svg.ts'

const green = (s: Stage): string => mix('#6c8650', s.colours.layers[3], 0.45)

const twig = (s: Stage, points: readonly Point[]): string =>
  path(brush(points, taper(9, 5)), mix(s.colours.ink, '#5f4321', 0.5))

/** Each fruit sits on y = 0 and is about 150 wide. */
export const pear = (s: Stage, colour: string): string =>
  [
    solid(
      s,
      'M0-176C-26-178-40-158-44-132C-50-104-78-88-78-50C-78-16-46 2-2 2C44 2 78-16 78-50' +
        'C78-88 50-104 44-132C40-158 26-178 0-176Z',
      colour,
      -80,
      80,
    ),
    twig(s, [
      [0, -170],
      [4, -192],
      [16, -210],
    ]),
    path(leaf([6, -190], -0.35, 84, 34, 0.12), green(s)),
    path('M-50-72C-60-56-58-38-48-26C-50-42-48-58-38-74Z', s.colours.paper, { opacity: 0.3 }),
  ].join('')

export const peach = (s: Stage, colour: string): string =>
  [
    solid(
      s,
      'M4-140C20-134 84-122 84-62C84-22 46 2 0 2C-46 2-84-22-84-62C-84-116-40-136 4-140Z',
      mix(colour, s.colours.paper, 0.25),
      -86,
      86,
      0.16,
    ),
    path('M4-140C20-134 84-122 84-62C84-22 46 2 6 2C44-30 50-94 4-140Z', colour, { opacity: 0.6 }),
    line('M4-138C38-104 40-46 12-4', mix(colour, s.colours.ink, 0.35), 3, { opacity: 0.6 }),
    path(leaf([2, -134], -2.5, 104, 38, -0.14), green(s)),
    path(leaf([2, -134], -0.5, 92, 34, 0.16), mix(green(s), s.colours.paper, 0.15)),
  ].join('')

export const orange = (s: Stage, colour: string): string =>
  [
    solid(
      s,
      'M0-134C46-134 78-106 78-66C78-24 44 2 0 2C-44 2-78-24-78-66C-78-106-46-134 0-134Z',
      colour,
      -80,
      80,
    ),
    ellipse([0, -126], 16, 6, mix(colour, s.colours.ink, 0.3)),
    path('M-9-128L0-134L9-128L0-122Z', green(s)),
    path(leaf([2, -128], -0.55, 92, 38, 0.14), green(s)),
    ...[
      [-30, -80],
      [-44, -50],
      [-20, -40],
      [4, -62],
    ].map(([x = 0, y = 0]) => circle([x, y], 2.4, s.colours.ink, { opacity: 0.14 })),
  ].join('')

const calyx = (s: Stage): string =>
  path(
    [-2.75, -2, -1.14, -0.4].map((angle) => leaf([0, 0], angle, 50, 36, 0.06, 0.5)).join(''),
    mix(green(s), s.colours.ink, 0.25),
  )

export const persimmon = (s: Stage, colour: string): string =>
  [
    solid(
      s,
      'M0-124C34-130 88-114 90-66C92-20 48 2 0 2C-48 2-92-20-90-66C-88-114-34-130 0-124Z',
      colour,
      -92,
      92,
    ),
    place(calyx(s), { at: [0, -112] }),
    twig(s, [
      [0, -118],
      [2, -140],
    ]),
    path('M-62-84C-74-62-70-40-58-26C-62-46-60-64-48-84Z', s.colours.paper, { opacity: 0.32 }),
  ].join('')

export const pomegranate = (s: Stage, colour: string): string =>
  [
    path('M-20-128L-26-164L-10-148L0-168L10-148L26-164L20-128Z', mix(colour, s.colours.ink, 0.2)),
    solid(
      s,
      'M0-136C50-136 84-108 84-66C84-24 46 2 0 2C-46 2-84-24-84-66C-84-108-50-136 0-136Z',
      colour,
      -86,
      86,
    ),
    path('M18-112C56-100 62-60 44-30C24-40 10-80 18-112Z', mix(colour, s.colours.paper, 0.72)),
    ...[
      [28, -96],
      [38, -84],
      [30, -78],
      [42, -68],
      [34, -62],
      [44, -52],
      [36, -46],
      [26, -66],
      [41, -40],
    ].map(([x = 0, y = 0]) => ellipse([x, y], 5, 6, mix(colour, s.colours.ink, 0.12))),
    path('M-54-92C-68-70-66-46-54-30C-56-50-54-70-40-92Z', s.colours.paper, { opacity: 0.28 }),
  ].join('')

/** A bunch lying on its side, stem to the left. */
export const grapes = (s: Stage, colour: string): string => {
  const columns = [3, 4, 4, 3, 2, 1]
  const balls = columns.flatMap((count, column) =>
    Array.from({ length: count }, (_, i): Point => [
      -66 + column * 29,
      -20 - i * 31 + (column % 2) * 6 - Math.max(0, column - 3) * 2,
    ]),
  )
  return (
    twig(s, [
      [-70, -60],
      [-100, -84],
      [-124, -88],
    ]) +
    path(leaf([-84, -76], -2.1, 92, 66, 0.1, 0.5), green(s)) +
    balls
      .map(
        (at, i) =>
          circle(at, 21, mix(colour, s.colours.ink, (i % 3) * 0.12)) +
          circle([at[0] - 6, at[1] - 7], 4.5, s.colours.paper, { opacity: 0.35 }),
      )
      .join('')
  )
}
