import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf } from './address.ts'
import { routes } from '../routes.ts'
import { canonicalHref, matchHref } from './match.ts'

test('an address is found with its known parameters, and without the others', () => {
  expect(matchHref('/pages/text/detail?utm=1&id=a%20b&scope=category:tea')).toMatchObject({
    path: '/pages/text/detail',
    params: { id: 'a b', scope: 'category:tea' },
  })
})

test('an address that lacks what it needs, or is not on the map, is nowhere', () => {
  for (const href of [
    '/pages/text/detail',
    '/pages/text/detail?id=',
    '/x',
    '/__proto__',
    '/constructor',
  ]) {
    expect(matchHref(href), href).toBeNull()
  }
})

test('a slash at the end changes nothing', () => {
  expect(matchHref('/pages/text/list/')?.path).toBe('/pages/text/list')
})

test('each page has one spelling, whatever order or noise it was asked with', () => {
  const spelling = '/pages/text/detail?id=x&scope=category%3Atea&lang=en'
  expect(canonicalHref('/pages/text/detail?lang=en&scope=category:tea&q=1&id=x')).toBe(spelling)
  expect(canonicalHref(spelling)).toBe(spelling)
  expect(canonicalHref('/pages/text/list?lang=xx')).toBe('/pages/text/list')
})

test('a link is written as the page is spelled', () => {
  const href = hrefOf('/pages/text/detail', { id: '立冬', scope: 'category:tea' })
  expect(canonicalHref(href)).toBe(href)
})

test('whatever an address is, its spelling is spelled the same again', () => {
  const path = fc.oneof(fc.constantFrom(...Object.keys(routes)), fc.webPath())
  const name = fc.constantFrom('id', 'scope', 'tag', 'categoryId', 'lang', 'kind', 'x')
  const pair = fc.tuple(name, fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(path, fc.array(pair), (start, pairs) => {
      const query = pairs.map(([key, value]) => {
        return `${key}=${encodeURIComponent(value.toWellFormed())}`
      })
      const spelling = canonicalHref(`${start}?${query.join('&')}`)
      expect(canonicalHref(spelling)).toBe(spelling)
    }),
  )
})
