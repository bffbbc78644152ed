import type { CSSProperties } from 'react'
import { hang, type Place, type Size } from './hang.ts'

/** Column counts the style sheet chooses from by the width of the window. */
const choices = [2, 3, 4, 5] as const

/**
 * Where everything hangs for every column count, as numbers the style sheet multiplies by a column's
 * width: the server knows no width, and nothing may move once it is painted.
 */
export function wallStyles(sizes: readonly Size[]) {
  const wall: Record<string, string> = {}
  const pieces = sizes.map(({ width, height }): Record<string, string> => ({
    '--ratio': `${width} / ${height}`,
  }))
  for (const count of choices) {
    const { places, ends } = hang(sizes, count)
    wall[`--height-${count}`] = `max(${ends.map(lowerEnd).join(', ')})`
    for (const [index, { column, above, rank }] of places.entries()) {
      Object.assign(pieces[index] ?? {}, {
        [`--column-${count}`]: String(column),
        [`--above-${count}`]: short(above),
        [`--rank-${count}`]: String(rank),
      })
    }
  }
  return { wall: wall as CSSProperties, pieces: pieces as CSSProperties[] }
}

const lowerEnd = ({ above, rank }: Place) =>
  `${short(above)} * var(--column) + ${rank} * var(--between)`

const short = (number: number) => String(Number(number.toFixed(4)))
