import { against, mix } from './colour.ts'
import { brush, leaf, polyline, swell, trace } from './curve.ts'
import { layer, ridgeline, sky } from './land.ts'
import { depth, type Stage } from './stage.ts'
import { circle, d, group, line, path, rect, type Point } from './svg.ts'

const { PI } = Math

/** Where the tabletop meets the wall. */
export const tableLine = (s: Stage): number => s.h - Math.min(Math.max(s.h * 0.25, 230), 420)

export const table = (s: Stage, y: number): string => {
  const top = s.dark ? depth(s, 0.62) : mix(depth(s, 0.2), s.mist, 0.25)
  const front = s.dark ? depth(s, 0.9) : mix(depth(s, 0.45), s.mist, 0.1)
  return (
    rect(
      -5,
      y,
      s.w + 10,
      s.h - y + 5,
      s.fade(
        [
          [0, top],
          [1, front],
        ],
        [0, y],
        [0, s.h],
      ),
    ) + rect(-5, y, s.w + 10, 3, s.colours.ink, { opacity: 0.16 })
  )
}

const roundWindow = (s: Stage, [x, y]: Point, r: number): string => {
  const hills = [0, 1]
    .map((i) =>
      layer(
        s,
        ridgeline(s, {
          base: y + r * (0.4 + i * 0.34),
          rise: r * 0.5,
          terrain: 'rolling',
          lean: i ? 0.7 : -0.7,
        }),
        depth(s, 0.05 + i * 0.22),
        y + r * 1.2,
        0.7,
      ),
    )
    .join('')
  const spot: Point = [x + r * s.random.range(-0.45, 0.45), y - r * s.random.range(0.2, 0.5)]
  const inside =
    circle([x, y], r, mix(s.mist, s.colours.paper, s.dark ? 0.12 : 0.5)) +
    circle(spot, r * 0.17, s.dark ? s.colours.paper : s.colours.accent) +
    hills
  return (
    group(inside, { 'clip-path': s.clip(circle([x, y], r, '#000')) }) +
    circle([x, y], r, 'none', { stroke: depth(s, s.dark ? 0.9 : 0.75), 'stroke-width': 14 })
  )
}

const paneLight = (s: Stage, [x, y]: Point, r: number): string => {
  const slant = s.random.sign() * 0.42
  const panes = [0, 1, 2]
    .flatMap((column) =>
      [0, 1, 2].map((row) => {
        const [wide, high] = [r * 0.52, r * 0.62]
        const left = x - r * 0.86 + column * wide * 1.12
        const top = y - r + row * high * 1.1
        const corner = (px: number, py: number): Point => [px, py + (px - x) * slant]
        const [right, bottom] = [left + wide, top + high]
        return polyline(
          [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
          true,
        )
      }),
    )
    .join('')
  return path(
    panes,
    s.fade(
      [
        [0, s.colours.paper, s.dark ? 0.2 : 0.8],
        [1, s.colours.paper, s.dark ? 0.04 : 0.2],
      ],
      [x, y - r],
      [x, y + r],
    ),
  )
}

/** The shadow of bamboo thrown on the wall. */
const leafShade = (s: Stage, [x, y]: Point, r: number): string => {
  const side = s.random.sign()
  const sprays = Array.from({ length: 3 }, (_, i) => {
    const from: Point = [x + side * r * (0.5 + i * 0.62), -30]
    const to: Point = [x + side * r * (i * 0.62 - 1), y - r * 0.3 + s.random.range(-60, 90)]
    const bow: Point = [(from[0] + to[0]) / 2 - side * 20, (from[1] + to[1]) / 2 - r * 0.22]
    const stem = trace([from, bow, to], 9)
    const knots = stem.filter((_point, k) => k > 5 && k % 2 === 0)
    const leaves = knots.flatMap((at) =>
      [-0.2, 0.25, 0.7].map((turn) =>
        leaf(
          at,
          PI / 2 + side * turn + s.random.range(-0.25, 0.25),
          r * s.random.range(0.26, 0.5),
          r * 0.075,
          0.08 * side,
          0.38,
        ),
      ),
    )
    return brush(stem, (t) => 6 - 4 * t) + leaves.join('')
  }).join('')
  return path(sprays, depth(s, s.dark ? 0.1 : 0.2), { opacity: s.dark ? 0.22 : 0.28 })
}

const plainDisc = (s: Stage, at: Point, r: number): string => {
  const colour = s.random.chance(0.65) ? s.colours.paper : s.colours.accent
  return circle(at, r * 0.92, colour, { opacity: s.dark ? 0.14 : 0.6 })
}

/** What hangs behind a still life: a round window, light on the wall, leaf shadow or a disc. */
export const backdrop = (s: Stage, at: Point, r: number): string =>
  sky(s) + s.random.pick([roundWindow, paneLight, leafShade, plainDisc])(s, at, r)

/** A turned object: flat colour, a light left side and a shaded right one. */
export const solid = (
  s: Stage,
  outline: string,
  colour: string,
  left: number,
  right: number,
  depthOf = 0.3,
): string =>
  path(outline, colour) +
  path(
    outline,
    s.fade(
      [
        [0, s.colours.paper, 0.2],
        [0.3, s.colours.paper, 0.06],
        [0.45, s.colours.ink, 0],
        [0.75, s.colours.ink, depthOf * 0.55],
        [1, s.colours.ink, depthOf],
      ],
      [left, 0],
      [right, 0],
    ),
  )

/** Rising vapour: two or three tapered curls. */
export const steam = (s: Stage, [x, y]: Point, high: number, count = 2): string => {
  const colour = against(s.colours.sky[1], s.colours.paper, '#ffffff')
  return Array.from({ length: count }, (_, i) => {
    const start = x + (i - (count - 1) / 2) * high * 0.16
    const side = s.random.sign() * high * s.random.range(0.05, 0.09)
    const rise = high * s.random.range(0.75, 1.05)
    const curl = trace(
      [
        [start, y],
        [start + side, y - rise * 0.25],
        [start - side, y - rise * 0.52],
        [start + side * 0.9, y - rise * 0.78],
        [start + side * 0.2, y - rise],
      ],
      6,
    )
    return path(
      brush(curl, swell(high * 0.05)),
      s.fade(
        [
          [0, colour, 0],
          [0.25, colour, 0.75],
          [1, colour, 0],
        ],
        [0, y],
        [0, y - rise],
      ),
    )
  }).join('')
}

export const castShadow = (s: Stage, [x, y]: Point, wide: number, high = 12): string =>
  path(
    d`M${-wide} 0C${-wide} ${high} ${wide} ${high * 1.3} ${wide * 1.25} 0` +
      d`C${wide} ${-high} ${-wide} ${-high} ${-wide} 0Z`,
    s.colours.ink,
    {
      opacity: 0.26,
      transform: d`translate(${x} ${y})`,
    },
  )

/** A low dark board under tea things. */
export const board = (s: Stage, [x, y]: Point, wide: number): string =>
  rect(x - wide / 2, y, wide, 16, depth(s, s.dark ? 1 : 0.85), { rx: 4 }) +
  rect(x - wide / 2 + 26, y + 16, 30, 10, s.colours.ink) +
  rect(x + wide / 2 - 56, y + 16, 30, 10, s.colours.ink) +
  line(d`M${x - wide / 2 + 4} ${y + 2}H${x + wide / 2 - 4}`, s.colours.paper, 1.4, {
    opacity: 0.25,
  })
