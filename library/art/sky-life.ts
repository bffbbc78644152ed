import type { Stage } from './stage.ts'
import { path, place, type Point } from './svg.ts'

const gull = 'M-20 0C-15-10-6-10 0-1C6-10 15-10 20 0C14-6 6-5 0 4C-6-5-14-6-20 0Z'

/** A loose flock; it trails off behind its leader in the direction of flight. */
export const flock = (s: Stage, at: Point, count: number, size: number, colour: string): string => {
  const side = s.random.sign()
  return Array.from({ length: count }, (_, i) => {
    const x = at[0] + side * i * size * s.random.range(1.6, 3)
    const y = at[1] + i * size * s.random.range(-0.5, 1.1)
    const scale = (size / 40) * s.random.range(0.7, 1.15) * (1 - i * 0.03)
    return place(path(gull, colour), { at: [x, y], scale, turn: s.random.range(-14, 14) })
  }).join('')
}
