import { mix } from '../colour.ts'
import { brush, polar, polyline } from '../curve.ts'
import { depth, type Stage } from '../stage.ts'
import { d, line, path, rect, type Point } from '../svg.ts'

const { PI } = Math

export type Span = { half: number; rise: number; arches: readonly (readonly [number, number])[] }

/** Height of the walkway above the water at x; it humps in the middle and flattens at the ends. */
const deck = (x: number, { half, rise }: Span): number =>
  -34 - rise * (0.5 + 0.5 * Math.cos(PI * Math.min(Math.abs(x) / half, 1))) ** 0.9

export const deckPoint = (x: number, span: Span): Point => [x, deck(x, span)]

/** A stone bridge over water on y = 0, `2 × half` long. */
export const bridge = (s: Stage, span: Span): string => {
  const stone = s.dark ? depth(s, 0.15) : mix(depth(s, 0.45), s.colours.paper, 0.1)
  const dark = mix(stone, s.colours.ink, 0.4)
  const xs = Array.from({ length: 61 }, (_, i) => -span.half + (i / 60) * span.half * 2)
  const top = xs.map((x): Point => [x, deck(x, span)])
  const holes = span.arches.map(([x, r]) => d`M${x - r} 2A${r} ${r} 0 0 1 ${x + r} 2Z`).join('')
  const body = polyline([...top, [span.half, 2], [-span.half, 2]], true)
  const rings = span.arches
    .map(([x, r]) => d`M${x - r - 9} 2A${r + 9} ${r + 9} 0 0 1 ${x + r + 9} 2`)
    .join('')
  const wedges = span.arches
    .flatMap(([x, r]) =>
      Array.from({ length: 15 }, (_, i) => {
        const angle = -PI * ((i + 0.5) / 15)
        const [a, b] = [polar([x, 2], angle, r), polar([x, 2], angle, r + 18)]
        return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
      }),
    )
    .join('')
  const rail = xs.filter((_x, i) => i % 3 === 0)
  return [
    path(
      body + holes,
      s.fade(
        [
          [0, mix(stone, s.colours.paper, 0.2)],
          [1, mix(stone, s.colours.ink, 0.12)],
        ],
        [0, -span.rise],
        [0, 0],
      ),
      { 'fill-rule': 'evenodd' },
    ),
    line(wedges, dark, 1.6, { opacity: 0.55 }),
    line(rings, dark, 2, { opacity: 0.5 }),
    path(
      brush(top, () => 8),
      dark,
    ),
    ...rail.map((x) => rect(x - 3, deck(x, span) - 34, 6, 34, dark)),
    line(polyline(top.map(([x, y]): Point => [x, y - 26])), dark, 4.4),
  ].join('')
}
