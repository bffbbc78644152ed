import { mix } from '../colour.ts'
import { leaf, polar } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { circle, d, el, line, path, type Point } from '../svg.ts'

const { PI } = Math

/** A five-petalled blossom; `open` below 1 shows it half from the side. */
export const blossom = (s: Stage, r: number, colour: string, open = 1): string => {
  const petals = [0, 1, 2, 3, 4]
    .map((i) => {
      const angle = (i / 5) * PI * 2 - PI / 2
      return circle(
        polar([0, 0], angle, r * 0.56),
        r * 0.47,
        mix(colour, s.colours.paper, i % 2 ? 0.12 : 0.26),
      )
    })
    .join('')
  const rays = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar([0, 0], (i / 9) * PI * 2, r * 0.5)
    return { ray: d`M0 0L${x} ${y}`, at: [x, y] as Point }
  })
  const gold = mix('#fac03d', s.colours.paper, 0.25)
  return el(
    'g',
    { transform: `scale(1 ${open})` },
    petals +
      circle([0, 0], r * 0.22, mix(colour, s.colours.ink, 0.25)) +
      line(rays.map(({ ray }) => ray).join(''), gold, r * 0.035) +
      rays.map(({ at }) => circle(at, r * 0.065, gold)).join(''),
  )
}

export const bud = (s: Stage, r: number, colour: string): string =>
  circle([0, -r * 0.7], r * 0.78, colour) +
  path(
    leaf([0, 0], -PI / 2 - 0.5, r * 1.1, r * 0.6) + leaf([0, 0], -PI / 2 + 0.5, r * 1.1, r * 0.6),
    s.colours.ink,
  )

/** A lotus seen from the side, about 300 wide, its base on the origin. */
export const lotusFlower = (s: Stage, colour: string, spread = 1): string => {
  const pale = mix(s.colours.paper, colour, 0.12)
  const petal = (angle: number, long: number, wide: number, shade: number): string => {
    const tip = polar([0, 0], angle, long)
    return path(
      leaf([0, 0], angle, long, wide, 0, 0.52),
      s.fade(
        [
          [0, pale],
          [0.45, mix(pale, colour, 0.35)],
          [1, mix(colour, s.colours.ink, shade)],
        ],
        [0, 0],
        tip,
      ),
      { stroke: mix(colour, s.colours.ink, 0.15), 'stroke-width': 1, 'stroke-opacity': 0.35 },
    )
  }
  const fan = (angles: readonly number[], long: number, wide: number, shade: number): string =>
    angles.map((angle) => petal(-PI / 2 + angle * spread, long, wide, shade)).join('')
  return [
    fan([-0.75, 0.75, -0.38, 0.38], 168, 78, 0.12),
    fan([0], 180, 84, 0.1),
    fan([-1.22, 1.22], 158, 66, 0.06),
    fan([-0.86, 0.86], 150, 76, 0.02),
    fan([-0.42, 0.42], 142, 80, 0),
    fan([-1.5, 1.5], 140, 50, 0),
    fan([0], 124, 78, 0),
  ].join('')
}

export const lotusBud = (s: Stage, colour: string): string =>
  path(
    leaf([0, 0], -PI / 2, 130, 84, 0, 0.4),
    s.fade(
      [
        [0, mix(s.colours.paper, colour, 0.2)],
        [1, colour],
      ],
      [0, 0],
      [0, -130],
    ),
  ) + path(leaf([0, 0], -PI / 2 - 0.22, 112, 46, 0.08, 0.4), s.colours.paper, { opacity: 0.3 })

/** A seed pod: a flat-topped cone with its seeds showing. */
export const lotusPod = (s: Stage, colour: string): string =>
  path('M-50-66C-40-20-16-4 0 0C16-4 40-20 50-66Z', colour) +
  path('M-52-66A52 15 0 1 1 52-66A52 15 0 1 1-52-66Z', mix(colour, s.colours.paper, 0.25)) +
  [
    [-30, -68],
    [-8, -74],
    [16, -72],
    [34, -66],
    [-16, -61],
    [8, -60],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 4.6, mix(colour, s.colours.ink, 0.45)))
    .join('')
