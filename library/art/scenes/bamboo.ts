import { mix } from '../colour.ts'
import { brush, leaf, polar, taper, trace } from '../curve.ts'
import { disc, haze, layer, ridgeline, sky } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { d, line, path, type Point } from '../svg.ts'

const { PI } = Math

type Culm = { x: number; wide: number; lean: number; colour: string }

/** One joint of a stem: a little wider where it meets the rings. */
const joint = ([x, y]: Point, [x2, y2]: Point, wide: number): string => {
  const [half, waist] = [wide / 2, wide * 0.44]
  const mid = (y + y2) / 2
  return (
    d`M${x - half} ${y}C${x - waist} ${y - 14} ${(x + x2) / 2 - waist} ${mid} ` +
    d`${x2 - half} ${y2}L${x2 + half} ${y2}` +
    d`C${(x + x2) / 2 + waist} ${mid} ${x + waist} ${y - 14} ${x + half} ${y}Z`
  )
}

const nodesOf = (s: Stage, { x, wide, lean }: Culm): Point[] => {
  const nodes: Point[] = []
  let y = s.h + s.random.range(10, 120)
  let step = wide * s.random.range(3.4, 4.4)
  while (y > -200) {
    nodes.push([x + lean * (s.h - y) + lean * ((s.h - y) / 900) ** 2 * 60, y])
    y -= step
    step *= 1.06
  }
  return nodes
}

/** Leaves hang in threes and fours from the end of a thin twig. */
const spray = (s: Stage, at: Point, side: number, size: number): string => {
  const tip = polar(at, side > 0 ? -0.55 : PI + 0.55, size * s.random.range(0.5, 0.9))
  const twig = trace([at, [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2 - 14], tip], 5)
  const leaves = [tip, twig[6] ?? tip].flatMap((from) =>
    Array.from({ length: s.random.whole(3, 4) }, (_, i) =>
      leaf(
        from,
        PI / 2 - side * (0.95 - i * 0.42) + s.random.range(-0.16, 0.16),
        size * s.random.range(0.62, 1.05),
        size * 0.12,
        side * -0.06,
        0.36,
      ),
    ),
  )
  return brush(twig, taper(size * 0.03, size * 0.014)) + leaves.join('')
}

const culm = (s: Stage, o: Culm, leafy: number): string => {
  const nodes = nodesOf(s, o)
  const stem = nodes
    .slice(0, -1)
    .map((from, i) => {
      const to = nodes[i + 1] ?? from
      return joint([from[0], from[1] - 4], [to[0], to[1] + 4], o.wide)
    })
    .join('')
  const hoops = nodes
    .map(([x, y]) => d`M${x - o.wide * 0.56} ${y}q${o.wide * 0.56} 7 ${o.wide * 1.12} 0`)
    .join('')
  const sprays = nodes
    .filter(([, y]) => y < s.h * 0.7 && s.random.chance(leafy))
    .map((at) => spray(s, at, s.random.sign(), o.wide * s.random.range(2.6, 3.8)))
    .join('')
  const gleam = nodes
    .slice(0, -1)
    .map((from, i) => {
      const to = nodes[i + 1] ?? from
      return joint(
        [from[0] - o.wide * 0.24, from[1] - 10],
        [to[0] - o.wide * 0.24, to[1] + 10],
        o.wide * 0.2,
      )
    })
    .join('')
  return (
    path(stem, o.colour) +
    path(gleam, s.colours.paper, { opacity: 0.16 }) +
    line(hoops, mix(o.colour, s.colours.ink, 0.35), o.wide * 0.09) +
    path(sprays, mix(o.colour, s.colours.ink, 0.12))
  )
}

const stand = (
  s: Stage,
  count: number,
  from: number,
  to: number,
  tone: number,
  wide: number,
): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + (to - from) * ((i + s.random.range(0.15, 0.85)) / count)
    return culm(
      s,
      {
        x,
        wide: wide * s.random.range(0.75, 1.2),
        lean: s.random.range(-0.05, 0.05),
        colour: depth(s, tone + s.random.range(-0.05, 0.05)),
      },
      0.5,
    )
  }).join('')

export const bamboo = (s: Stage): string => {
  const { random, w, h } = s
  const side = random.sign()
  const near = (a: number, b: number): [number, number] =>
    side > 0 ? [w * (1 - b), w * (1 - a)] : [w * a, w * b]
  const at: Point = [w * (0.5 - side * random.range(0.06, 0.26)), h * random.range(0.24, 0.42)]
  const hill = ridgeline(s, { base: h * 0.86, rise: 150, terrain: 'rolling', lean: -side })
  const [midFrom, midTo] = near(0.04, 0.86)
  const [nearFrom, nearTo] = near(-0.02, 0.5)
  return [
    sky(s),
    disc(s, at, random.range(90, 150)),
    layer(s, hill, depth(s, 0), h, 0.9),
    stand(s, Math.round(w / 170) + random.whole(0, 3), 0, w, 0.04, 15),
    haze(s, h * 0.62, h * 0.5, 0.5),
    stand(s, Math.round(w / 330) + random.whole(1, 2), midFrom, midTo, 0.4, 26),
    haze(s, h * 0.9, h * 0.3, 0.45),
    stand(s, random.whole(2, 3), nearFrom, nearTo, 0.8, 46),
  ].join('')
}
