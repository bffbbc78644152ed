import { mix } from '../colour.ts'
import { brush, taper, trace } from '../curve.ts'
import { depth, type Stage } from '../stage.ts'
import { solid } from '../still.ts'
import { circle, path, type Point } from '../svg.ts'

/** A slim vase with one sprig, standing on y = 0, about 420 tall. */
export const vase = (s: Stage, glaze: string): string => {
  const sprig = trace(
    [
      [0, -180],
      [10, -260],
      [-30, -330],
      [30, -430],
    ],
    6,
  )
  const side = trace(
    [
      [-10, -290],
      [40, -340],
      [60, -400],
    ],
    6,
  )
  const buds: readonly Point[] = [
    [30, -430],
    [60, -400],
    [-24, -340],
    [22, -372],
    [44, -352],
    [2, -270],
  ]
  return [
    path(
      brush(sprig, taper(8, 3)) + brush(side, taper(5, 2)),
      s.dark ? depth(s, 0) : s.colours.ink,
    ),
    ...buds.map(
      (at, i) =>
        circle(at, 15 - i, s.colours.accent) +
        circle([at[0] + 4, at[1] + 3], 4, mix(s.colours.accent, s.colours.paper, 0.6)),
    ),
    solid(
      s,
      'M-20-186C-14-150-16-130-40-104C-76-66-74-22-44 0L44 0C74-22 76-66 40-104' +
        'C16-130 14-150 20-186Z',
      glaze,
      -72,
      72,
    ),
  ].join('')
}
