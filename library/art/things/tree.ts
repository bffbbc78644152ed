import { brush, leaf, smooth, taper } from '../curve.ts'
import type { Random } from '../random.ts'
import { path, type Point } from '../svg.ts'

const { PI } = Math

const puff = (random: Random, [x, y]: Point, r: number): string => {
  const lobes = 12
  return smooth(
    Array.from({ length: lobes }, (_, i): Point => {
      const angle = (-i / lobes) * PI * 2
      const reach = r * random.range(0.88, 1.1)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.72]
    }),
    true,
  )
}

/** A broad tree: flat-bottomed clouds of leaf on a forked trunk. */
export const roundTree = (random: Random, [x, y]: Point, size: number, colour: string): string => {
  const lean = random.range(-0.06, 0.06) * size
  const boughs: readonly (readonly [number, number, number])[] = [
    [-0.2, 0.52, 0.17],
    [0.21, 0.56, 0.16],
    [-0.07, 0.68, 0.2],
    [0.1, 0.8, 0.17],
    [-0.13, 0.84, 0.12],
  ]
  const fork: Point = [x + lean * 0.4, y - size * 0.34]
  const crown = boughs
    .map(([dx, dy, r]) => {
      const at: Point = [x + lean + dx * size * random.range(0.85, 1.15), y - dy * size]
      return (
        puff(random, at, r * size * random.range(0.9, 1.1)) +
        brush(
          [fork, [(fork[0] + at[0]) / 2, (fork[1] + at[1]) / 2 + 6], at],
          taper(size * 0.035, 2),
        )
      )
    })
    .join('')
  const trunk = brush(
    [[x, y + 6], [x + lean * 0.1, y - size * 0.16], fork],
    taper(size * 0.07, size * 0.04),
  )
  return path(crown + trunk, colour)
}

/** A narrow poplar or cypress. */
export const poplar = ([x, y]: Point, size: number, colour: string): string =>
  path(
    leaf([x, y - size * 0.06], -PI / 2, size, size * 0.3, 0, 0.3) +
      brush(
        [
          [x, y + 4],
          [x, y - size * 0.3],
        ],
        taper(size * 0.05, size * 0.03),
      ),
    colour,
  )

const fork = (
  random: Random,
  at: Point,
  angle: number,
  length: number,
  width: number,
  left: number,
): string => {
  const bend = random.range(-0.25, 0.25)
  const to: Point = [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length]
  const mid: Point = [
    at[0] + Math.cos(angle + bend) * length * 0.55,
    at[1] + Math.sin(angle + bend) * length * 0.55,
  ]
  const stroke = brush([at, mid, to], taper(width, width * 0.6))
  if (left === 0) return stroke
  const twigs = random.whole(2, 3)
  return (
    stroke +
    Array.from({ length: twigs }, (_, i) => {
      const spread = ((i + 0.5) / twigs - 0.5) * 1.5 + random.range(-0.2, 0.2)
      return fork(
        random,
        to,
        angle + spread,
        length * random.range(0.62, 0.82),
        width * 0.58,
        left - 1,
      )
    }).join('')
  )
}

/** A leafless winter tree. */
export const bareTree = (
  random: Random,
  at: Point,
  size: number,
  colour: string,
  forks = 4,
): string =>
  path(
    fork(random, at, -PI / 2 + random.range(-0.12, 0.12), size * 0.3, size * 0.045, forks),
    colour,
  )
