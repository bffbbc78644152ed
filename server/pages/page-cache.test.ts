import { expect, test } from 'vitest'
import { PageCache, type KeptPage } from './page-cache.ts'

const page = (size: number, topics: string[] = []): KeptPage => ({
  status: 200,
  etag: '',
  headers: { identity: [], br: [], gzip: [] },
  bodies: { identity: Buffer.alloc(size) },
  topics,
  freshUntil: 100,
})

test('pages beyond the bound push out those asked for least recently', () => {
  const cache = new PageCache(20_000)
  for (const key of ['a', 'b', 'c']) cache.set(key, page(4000))
  cache.get('a', 0)
  cache.set('d', page(4000))
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key, 0))).toEqual(['a', 'c', 'd'])
  expect(cache.bytes).toBeLessThanOrEqual(20_000)
})

test('a touched topic lets go of the pages that tell of it, and of no others', () => {
  const cache = new PageCache(1e6)
  cache.set('list', page(1, ['article']))
  cache.set('one', page(1, ['article:1']))
  cache.forget(['article:1'])
  expect([cache.get('list', 0), cache.get('one', 0)].map(Boolean)).toEqual([true, false])
  cache.forget(['*'])
  expect(cache.bytes).toBe(0)
})

test('a page past its time is not given out', () => {
  const cache = new PageCache(1e6)
  cache.set('a', page(1))
  expect(cache.get('a', 99)).toBeDefined()
  expect(cache.get('a', 100)).toBeUndefined()
})

test('a compressed body counts once, and only for the page it was made from', () => {
  const cache = new PageCache(1e6)
  const first = page(10)
  cache.set('a', first)
  const before = cache.bytes
  cache.addBody('a', first, 'br', Buffer.alloc(5))
  cache.addBody('a', first, 'br', Buffer.alloc(5))
  cache.addBody('a', page(10), 'gzip', Buffer.alloc(5))
  expect(cache.bytes).toBe(before + 5)
})
