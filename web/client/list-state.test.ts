import { expect, test } from 'vitest'
import { isPage, unreadList, withPage, type ListState } from './list-state.ts'

interface Item {
  _id: string
}
const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ _id: String(from + index) }))
const unread: ListState<Item> = unreadList

test('a list that was never read waits for its first page', () => {
  expect(unread).toMatchObject({ isFirstLoad: true, isEmpty: false, pageIndex: 0 })
})

test('an empty first page makes an empty list with nothing more to load', () => {
  expect(withPage(unread, { rows: [] })).toMatchObject({
    isFirstLoad: false,
    isEmpty: true,
    more: 'nomore',
  })
})

test('a full page promises more, a short one does not', () => {
  expect(withPage(unread, { rows: items(0, 20) }).more).toBe('loadmore')
  expect(withPage(unread, { rows: items(0, 19) }).more).toBe('nomore')
})

test('what the server says about more outweighs the length of the page', () => {
  expect(withPage(unread, { rows: items(0, 5), hasMore: true }).more).toBe('loadmore')
  expect(withPage(unread, { rows: items(0, 20), hasMore: false }).more).toBe('nomore')
})

test('later pages are appended, and a row that came before is not shown twice', () => {
  const first = withPage(unread, { rows: items(0, 20), after: 'a' })
  const second = withPage(first, { rows: items(18, 20), after: 'b' })
  expect(second.rows.map(({ _id }) => _id)).toEqual(items(0, 38).map(({ _id }) => _id))
  expect(second).toMatchObject({ pageIndex: 2, after: 'b' })
})

test('an empty later page ends the list, keeps its rows and does not count as a page', () => {
  const first = withPage(unread, { rows: items(0, 20), after: 'a' })
  expect(withPage(first, { rows: [] })).toMatchObject({
    pageIndex: 1,
    more: 'nomore',
    isEmpty: false,
    rows: first.rows,
  })
})

test('a reply without rows is no page', () => {
  for (const reply of [{}, null, { code: 0 }, { rows: null }]) expect(isPage(reply)).toBe(false)
  expect(isPage({ rows: [] })).toBe(true)
})
