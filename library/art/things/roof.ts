import { mix } from '../colour.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, line, path, rect } from '../svg.ts'

/** The underside of a tiled eave across the top of a picture: round tile ends and drips. */
export const eaves = (s: Stage, y: number): string => {
  const step = 56
  const count = Math.ceil(s.w / step) + 1
  const [dark, rim] = [depth(s, 1), mix(depth(s, 0.4), s.colours.paper, 0.1)]
  const columns = Array.from({ length: count }, (_, i) => i * step)
  const drips = columns.map((x) => d`M${x + 10} ${y}Q${x + 28} ${y + 46} ${x + 46} ${y}Z`).join('')
  return (
    rect(-5, -5, s.w + 10, y + 5, dark) +
    line(columns.map((x) => d`M${x} -5V${y}`).join(''), rim, 4, { opacity: 0.5 }) +
    path(drips, dark) +
    columns
      .map(
        (x) =>
          circle([x, y], 20, dark) +
          circle([x, y], 13, 'none', {
            stroke: rim,
            'stroke-width': 2.4,
          }) +
          circle([x, y], 4, rim),
      )
      .join('')
  )
}

/** The spine of a roof across the picture at height y, with rows of tiles falling below it. */
export const ridgeTiles = (s: Stage, y: number): string => {
  const step = 62
  const count = Math.ceil(s.w / step) + 1
  const [dark, mid] = [depth(s, 1), depth(s, 0.8)]
  const columns = Array.from({ length: count }, (_, i) =>
    rect(i * step - 15, y + 40, 30, s.h - y, dark),
  ).join('')
  const seams = Array.from({ length: Math.ceil((s.h - y) / 66) }, (_, row) =>
    Array.from(
      { length: count },
      (_c, i) => d`M${i * step - 15} ${y + 90 + row * 66}q15 12 30 0`,
    ).join(''),
  )
  return (
    rect(-5, y + 20, s.w + 10, s.h - y, mid) +
    columns +
    line(seams.join(''), mid, 3) +
    rect(-5, y, s.w + 10, 16, dark) +
    rect(-5, y + 20, s.w + 10, 34, dark) +
    line(d`M-5 ${y + 18}H${s.w + 5}M-5 ${y + 58}H${s.w + 5}`, mid, 4)
  )
}

type House = { wide: number; roof: number; wall: number; tone: number }

const lattice = (s: Stage, x: number, y: number, size: number, colour: string): string => {
  const pane = s.random.chance(0.3) ? mix(s.colours.accent, '#f2c867', 0.6) : colour
  return (
    rect(x, y, size, size * 1.1, pane) +
    line(
      d`M${x + size / 2} ${y}v${size * 1.1}M${x} ${y + size * 0.55}h${size}`,
      mix(colour, s.colours.paper, 0.3),
      1.6,
      { opacity: 0.6 },
    )
  )
}

const whitewash = (s: Stage, tone: number): string => {
  const lime = s.dark ? mix(s.colours.paper, depth(s, 0), 0.6) : s.colours.paper
  return mix(lime, depth(s, 0.1), 0.5 - tone * 0.3)
}

/** A house seen along its eaves; the eave runs on y = 0, walls go down from it. */
export const eaveHouse = (s: Stage, o: House): string => {
  const [eave, ridge] = [o.wide / 2 + 22, o.wide / 2 - 12]
  const colour = depth(s, o.tone)
  const rows = Math.max(4, Math.round(o.wide / 17))
  const tiles = Array.from({ length: rows - 1 }, (_, i) => {
    const t = ((i + 1) / rows) * 2 - 1
    return d`M${ridge * t} ${-o.roof}Q${(ridge + 10) * t} ${-o.roof * 0.4} ${eave * t} -2`
  }).join('')
  const span = o.wide * 0.5
  return [
    rect(
      -o.wide / 2,
      -4,
      o.wide,
      o.wall + 8,
      s.fade(
        [
          [0, mix(whitewash(s, o.tone), colour, 0.25)],
          [0.3, whitewash(s, o.tone)],
          [1, mix(whitewash(s, o.tone), s.mist, 0.3)],
        ],
        [0, 0],
        [0, 220],
      ),
    ),
    lattice(s, -span / 2 - 12, o.wall * 0.24, 26, colour),
    lattice(s, span / 2 - 14, o.wall * 0.24, 26, colour),
    path(
      d`M${-eave} 0Q${-ridge - 8} ${-o.roof * 0.4} ${-ridge} ${-o.roof}L${ridge} ${-o.roof}` +
        d`Q${ridge + 8} ${-o.roof * 0.4} ${eave} 0L${eave} 7Q0 13 ${-eave} 7Z`,
      colour,
    ),
    line(tiles, mix(colour, s.colours.paper, 0.3), 1.8, { opacity: 0.5 }),
    line(
      d`M${-ridge - 20} ${-o.roof - 15}` +
        d`Q${-ridge - 2} ${-o.roof - 3} ${-ridge + 26} ${-o.roof - 3}` +
        d`L${ridge - 26} ${-o.roof - 3}Q${ridge + 2} ${-o.roof - 3} ${ridge + 20} ${-o.roof - 15}`,
      mix(colour, s.colours.ink, 0.3),
      8,
    ),
  ].join('')
}

/** A white gable with stepped horse-head caps (马头墙); its middle step tops out above y = 0. */
export const gableHouse = (s: Stage, o: House): string => {
  const colour = depth(s, o.tone)
  const lift = o.roof * 0.55
  const steps: readonly (readonly [number, number])[] = [
    [0.5, 0],
    [0.34, lift * 0.9],
    [0.15, lift * 1.8],
  ]
  const white = whitewash(s, o.tone)
  const plaster = s.fade(
    [
      [0, white],
      [0.8, white],
      [1, mix(white, colour, 0.4)],
    ],
    [-o.wide / 2, 0],
    [o.wide / 2, 0],
  )
  const outline = steps
    .map(([half, up]) => {
      const span = o.wide * half * 2
      return d`M${-span / 2} ${-up}h${span}V${o.wall}h${-span}Z`
    })
    .join('')
  const wall = line(outline, mix(white, colour, 0.6), 3) + path(outline, plaster)
  const cap = (x: number, y: number, half: number): string =>
    path(
      d`M${x - half - 16} ${y - 15}Q${x - half} ${y - 8} ${x - half + 12} ${y - 9}` +
        d`L${x + half - 12} ${y - 9}Q${x + half} ${y - 8} ${x + half + 16} ${y - 15}` +
        d`L${x + half + 8} ${y + 8}L${x - half - 8} ${y + 8}Z`,
      mix(colour, s.colours.ink, 0.2),
    )
  const pair = (x: number, y: number, half: number): string =>
    cap(-o.wide * x, y, o.wide * half) + cap(o.wide * x, y, o.wide * half)
  return [
    wall,
    pair(0.42, 0, 0.08),
    pair(0.245, -lift * 0.9, 0.095),
    cap(0, -lift * 1.8, o.wide * 0.15),
    lattice(s, -13, o.wall * 0.16, 26, colour),
  ].join('')
}
