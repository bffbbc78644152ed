import { expect, test } from 'vitest'
import { parseJson } from './json-text.ts'

test('what is nested thirty-two deep is read, thirty-three is refused', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(() => parseJson(nested(32))).not.toThrow()
  expect(() => parseJson(nested(33))).toThrow('bad-input')
})

test('brackets inside a string are words, not nesting', () => {
  expect(parseJson(`{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)).toHaveProperty('a')
})

test.each(['{"__proto__":1}', '{"a":[{"constructor":1}]}', '{"a":{"prototype":1}}', '{', ''])(
  '%s is refused',
  (text) => {
    expect(() => parseJson(text)).toThrow('bad-input')
  },
)
