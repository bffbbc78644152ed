import { expect, test } from 'vitest'
import { Places } from './places.ts'

/** A session's storage in a Map. */
function storage(most = Infinity): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (value.length > most) throw new Error('full')
      kept.set(key, value)
    },
  }
}

test('places are found again by whoever reads the same storage', () => {
  const session = storage()
  const before = new Places(session)
  before.setScroll('a', 300)
  before.setPart('a', 'list', { rows: [1] })
  before.save()
  const after = new Places(session)
  expect(after.scrollOf('a')).toBe(300)
  expect(after.part('a', 'list')).toEqual({ rows: [1] })
})

test('only so many are kept, the latest ones', () => {
  const places = new Places(null)
  for (let index = 0; index < 100; index++) places.setScroll(`p${index}`, index + 1)
  expect(places.scrollOf('p0')).toBe(0)
  expect(places.scrollOf('p99')).toBe(100)
})

test('more than the storage holds costs the oldest places, not the app', () => {
  const session = storage()
  const places = new Places(session)
  for (let index = 0; index < 30; index++) places.setPart(`p${index}`, 'x', 'y'.repeat(200_000))
  places.save()
  expect((session.getItem('meiri.places') ?? '').length).toBeLessThanOrEqual(1_500_000)
  expect(new Places(session).part('p29', 'x')).toBeDefined()
  new Places(storage(10)).save()
})

test('a storage full of somebody else’s words is begun anew', () => {
  const session = storage()
  session.setItem('meiri.places', '{not json')
  expect(new Places(session).scrollOf('a')).toBe(0)
})
