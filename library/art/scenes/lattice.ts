import { mix } from '../colour.ts'
import { between, leaf, polar, polyline } from '../curve.ts'
import { disc, sky } from '../land.ts'
import { bark, depth, type Stage } from '../stage.ts'
import { circle, d, line, path, place, rect, type Point } from '../svg.ts'
import { branch } from '../things/branch.ts'
import { blossom } from '../things/flower.ts'
import { weave } from '../weave.ts'

const { PI } = Math

const closed = (points: readonly Point[]): string => polyline(points, true)

const area = (cell: readonly Point[]): number =>
  Math.abs(
    cell.reduce((sum, [x, y], i) => {
      const [x2, y2] = cell[(i + 1) % cell.length] ?? [0, 0]
      return sum + x * y2 - x2 * y
    }, 0),
  ) / 2

/** Cuts a cell from its longest side to the side opposite. */
const cut = (s: Stage, cell: readonly Point[]): [Point[], Point[]] => {
  const count = cell.length
  const at = (i: number): Point => cell[((i % count) + count) % count] ?? [0, 0]
  const lengths = cell.map((_p, i) => Math.hypot(at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]))
  const first = lengths.indexOf(Math.max(...lengths))
  const second = first + Math.floor(count / 2) + (count % 2 ? s.random.whole(0, 1) : 0)
  const p = between(at(first), at(first + 1), s.random.range(0.34, 0.66))
  const q = between(at(second), at(second + 1), s.random.range(0.34, 0.66))
  const corners = (from: number, to: number): Point[] =>
    Array.from({ length: to - from }, (_, i) => at(from + 1 + i))
  return [
    [p, ...corners(first, second), q],
    [q, ...corners(second, first + count), p],
  ]
}

const shards = (s: Stage): Point[][] => {
  const { random, w, h } = s
  const limit = random.range(14000, 26000)
  const cells: Point[][] = []
  const queue: Point[][] = [
    [
      [-20, -20],
      [w + 20, -20],
      [w + 20, h + 20],
      [-20, h + 20],
    ],
  ]
  for (let cell = queue.pop(); cell; cell = queue.pop()) {
    if (area(cell) < limit * random.range(0.6, 1.5)) cells.push(cell)
    else queue.push(...cut(s, cell))
  }
  return cells
}

/** Cracked ice (冰裂纹): a pane broken and broken again, over a moon and a branch. */
const crackedIce = (s: Stage): string => {
  const { random, w, h, colours } = s
  const cells = shards(s)
  const panes = cells.map(closed).join('')
  const wood = s.dark ? mix(colours.ink, depth(s, 1), 0.4) : depth(s, 0.88)
  const side = random.sign()
  const grown = branch(
    random,
    {
      at: [side > 0 ? -20 : w + 20, h * random.range(0.6, 0.9)],
      angle: side > 0 ? -0.5 : PI + 0.5,
      length: Math.max(w * 0.7, 700),
      width: 34,
      zigzag: 0.5,
    },
    2,
  )
  const at: Point = [w * (0.5 + side * random.range(0.05, 0.22)), h * random.range(0.26, 0.42)]
  const petal = s.dark ? colours.paper : colours.accent
  const tints = random.shuffle(cells).slice(0, Math.round(cells.length * 0.16))
  return [
    sky(s),
    disc(s, at, random.range(150, 210)),
    path(tints.map(closed).join(''), colours.paper, { opacity: s.dark ? 0.08 : 0.35 }),
    path(grown.wood, bark(s)),
    ...random
      .shuffle(grown.spurs)
      .slice(0, 46)
      .map((spur) =>
        place(blossom(s, random.range(18, 30), petal), { at: spur.at, turn: random.range(0, 72) }),
      ),
    line(panes, wood, 13),
    line(panes, mix(wood, colours.paper, 0.25), 2.4),
  ].join('')
}

const hexagon = (at: Point, r: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => polar(at, (i / 6) * PI * 2 + PI / 6, r))

const shell = (s: Stage, at: Point, r: number, ground: string, flower: boolean): string => {
  const { accent, ink, paper } = s.colours
  const pale = mix(paper, ground, 0.16)
  const petals = Array.from({ length: 6 }, (_, i) =>
    leaf(at, (i / 6) * PI * 2, r * 0.44, r * 0.26),
  ).join('')
  const heart = flower
    ? path(closed(hexagon(at, r * 0.74)), mix(ground, ink, 0.25)) +
      path(petals, accent) +
      circle(at, r * 0.11, pale)
    : path(closed(hexagon(at, r * 0.4)), mix(ground, paper, 0.22)) + circle(at, r * 0.1, ground)
  return (
    line(closed(hexagon(at, r * 0.94)), pale, 6) +
    heart +
    line(closed(hexagon(at, r * 0.74)), mix(pale, ground, 0.4), 2.4)
  )
}

/** Tortoise-shell brocade (龟背锦): hexagons, every third one with a flower. */
const tortoise = (s: Stage): string => {
  const { random, w, h } = s
  const r = random.range(84, 124)
  const [stepX, stepY] = [r * Math.sqrt(3), r * 1.5]
  const [columns, rows] = [Math.ceil(w / stepX) + 2, Math.ceil(h / stepY) + 2]
  const ground = s.dark ? depth(s, 0.75) : depth(s, random.pick([0.12, 0.7]))
  return (
    rect(0, 0, w, h, ground) +
    Array.from({ length: rows * columns }, (_, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns]
      const at: Point = [(column - 0.5 + (row % 2) * 0.5) * stepX, row * stepY]
      return shell(s, at, r, ground, (row + column * 2) % 3 === 0)
    }).join('')
  )
}

/** Linked coins (铜钱纹): circles overlapping by half, leaving four-petalled stars. */
const coins = (s: Stage): string => {
  const { random, w, h, colours } = s
  const r = random.range(88, 130)
  const ground = s.dark ? depth(s, 0.85) : depth(s, random.pick([0.08, 0.8]))
  const pale = mix(colours.paper, ground, 0.14)
  const step = r * Math.SQRT2
  const spots = Array.from({ length: Math.ceil(h / step) + 2 }, (_, row) =>
    Array.from({ length: Math.ceil(w / step) + 2 }, (_c, column): Point => [
      column * step,
      row * step,
    ]),
  ).flat()
  const lens = (from: Point, to: Point): string =>
    d`M${from[0]} ${from[1]}A${r} ${r} 0 0 1 ${to[0]} ${to[1]}` +
    d`A${r} ${r} 0 0 1 ${from[0]} ${from[1]}Z`
  const half = step / 2
  const petals = spots
    .map(([x, y]) => {
      const tint = mix(pale, depth(s, 0.3), random.range(0, 0.35))
      return path(
        lens([x - half, y + half], [x + half, y + half]) +
          lens([x + half, y - half], [x + half, y + half]),
        tint,
      )
    })
    .join('')
  const centres = spots
    .map(
      (at) =>
        path(closed([0, 1, 2, 3].map((i) => polar(at, (i * PI) / 2, r * 0.14))), pale) +
        circle(at, r * 0.46, 'none', { stroke: mix(ground, pale, 0.3), 'stroke-width': 2 }),
    )
    .join('')
  const lucky = spots
    .filter(() => random.chance(0.07))
    .map(([x, y]) => rect(x - half, y - half, step, step, colours.accent))
    .join('')
  return rect(0, 0, w, h, ground) + lucky + petals + centres
}

/** Step-by-step brocade (步步锦): the rectangles of a palace window before the sunrise. */
const steps = (s: Stage): string => {
  const { random, w, h, colours } = s
  const unit = random.range(58, 78)
  const wood = s.dark ? mix(colours.ink, depth(s, 1), 0.4) : depth(s, 0.85)
  const [cellW, cellH] = [unit * 4, unit * 5]
  const columns = Math.ceil(w / cellW) + 1
  const rows = Math.ceil(h / cellH) + 1
  const [offX, offY] = [(w - columns * cellW) / 2, (h - rows * cellH) / 2]
  const bars = Array.from({ length: rows * columns }, (_, i) => {
    const [x, y] = [offX + (i % columns) * cellW, offY + Math.floor(i / columns) * cellH]
    const box = (inset: number): string =>
      d`M${x + inset} ${y + inset}h${cellW - inset * 2}v${cellH - inset * 2}h${-cellW + inset * 2}Z`
    return (
      d`${box(0)}${box(unit * 0.8)}${box(unit * 1.5)}M${x + cellW / 2} ${y}v${unit * 1.5}` +
      d`M${x + cellW / 2} ${y + cellH}v${-unit * 1.5}M${x} ${y + cellH / 2}h${unit * 1.5}` +
      d`M${x + cellW} ${y + cellH / 2}h${-unit * 1.5}`
    )
  }).join('')
  const glow: Point = [w * random.range(0.3, 0.7), h * random.range(0.35, 0.6)]
  return (
    sky(s) +
    disc(s, glow, random.range(210, 280)) +
    line(bars, wood, 15, { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' }) +
    line(bars, mix(wood, colours.paper, 0.25), 2.4, { 'stroke-linejoin': 'miter' })
  )
}

export const lattice = (s: Stage): string =>
  s.random.pick([crackedIce, tortoise, coins, steps])(s) + weave(s)
