import { brush, leaf, polar, trace } from '../curve.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { path, type Point } from '../svg.ts'

const { PI } = Math

export type Spur = { at: Point; angle: number }

export type Growth = { wood: string; spurs: Spur[] }

type Shoot = { at: Point; angle: number; length: number; width: number; zigzag: number }

const limb = (random: Random, o: Shoot, joints: number): Point[] => {
  const points: Point[] = [o.at]
  let at = o.at
  let turn: number = random.sign()
  for (let i = 0; i < joints; i += 1) {
    turn = -turn
    const angle = o.angle + turn * o.zigzag * random.range(0.4, 1)
    at = polar(at, angle, (o.length / joints) * random.range(0.8, 1.2))
    points.push(at)
  }
  return points
}

/** Knots make the outline of old wood uneven; young wood stays even. */
const bark = (random: Random, points: readonly Point[], from: number, to: number): string =>
  brush(trace(points, 4), (t) => (from + (to - from) * t) * random.range(0.86, 1.12))

/** A branch with its side shoots: `forks` levels deep, and the places where things may grow. */
export const branch = (random: Random, o: Shoot, forks: number): Growth => {
  const joints = Math.max(3, Math.round(o.length / 120))
  const points = limb(random, o, joints)
  const grown: Growth = {
    wood: bark(random, points, o.width, forks === 0 ? o.width * 0.3 : o.width * 0.42),
    spurs: [],
  }
  points.slice(1).forEach((at, i) => {
    const share = (i + 1) / points.length
    if (forks === 0 || (share > 0.5 && random.chance(0.5))) {
      grown.spurs.push({ at, angle: o.angle + random.sign() * random.range(0.5, 1.3) })
    }
    if (forks === 0 || share < 0.18) return
    const side = i % 2 === 0 ? 1 : -1
    const shoot = branch(
      random,
      {
        at,
        angle: o.angle + side * random.range(0.45, 0.95),
        zigzag: o.zigzag * 0.7,
        length: o.length * random.range(0.28, 0.5) * (1.1 - share * 0.4),
        width: o.width * (1 - share * 0.5) * 0.5,
      },
      forks - 1,
    )
    grown.wood += shoot.wood
    grown.spurs.push(...shoot.spurs)
  })
  return grown
}

/** A bough of willow from a corner inwards, with its hanging strands. */
export const willow = (
  s: Stage,
  from: Point,
  to: Point,
  count: number,
  long: number,
  colour: string,
): string => {
  const wind = s.random.sign() * s.random.range(0.06, 0.16)
  const crown: Point = [from[0] * 0.45 + to[0] * 0.55, Math.min(from[1], to[1]) - 24]
  const bough = trace([from, crown, to], 20)
  const strands = Array.from({ length: count }, (_, i) => {
    const t = (i + s.random.range(0.1, 0.9)) / count
    const at = bough[Math.round(t * (bough.length - 1))] ?? from
    const reach = long * s.random.range(0.4, 1) * (1 - t * 0.35)
    const sway = reach * (wind + s.random.range(-0.05, 0.05))
    const strand = trace(
      [
        at,
        [at[0] - sway * 0.35, at[1] + reach * 0.35],
        [at[0] + sway * 0.2, at[1] + reach * 0.7],
        [at[0] + sway, at[1] + reach],
      ],
      9,
    )
    const leaves = strand
      .filter((_p, k) => k > 2)
      .map((point, k) =>
        leaf(
          point,
          PI / 2 + (k % 2 ? 1 : -1) * s.random.range(0.2, 0.5),
          s.random.range(20, 36),
          7,
        ),
      )
    return brush(strand, (along) => 2.6 - 1.4 * along) + leaves.join('')
  }).join('')
  return path(brush(bough, (along) => 20 - 15 * along) + strands, colour)
}
