import { expect, test } from 'vitest'
import { hang } from './hang.ts'

const square = { width: 100, height: 100 }
const tall = { width: 100, height: 300 }

test('each picture goes to the shortest column, the first of equals', () => {
  const { places, ends } = hang([tall, square, square, square], 2)
  expect(places.map(({ column }) => column)).toEqual([0, 1, 1, 1])
  expect(places.map(({ above }) => above)).toEqual([0, 0, 1, 2])
  expect(ends).toEqual([
    { column: 0, above: 3, rank: 1 },
    { column: 1, above: 3, rank: 3 },
  ])
})

test('pictures that come later leave the earlier ones where they hang', () => {
  const few = [tall, square, square]
  const { places } = hang([...few, tall, square], 3)
  expect(places.slice(0, 3)).toEqual(hang(few, 3).places)
})
