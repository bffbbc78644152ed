import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#contract/calls.ts'
import { startTestServer, type TestServer } from '../server.ts'

type Day = Output<'front/lishi/show'>
type Page = Output<'front/lishi/paging'>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('every one of the 366 days has at least two things to tell, oldest first', async () => {
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)))
  for (const date of days) {
    const query = `month=${date.getUTCMonth() + 1}&day=${date.getUTCDate()}`
    const { rows, data } = await server.front<Day>(`lishi/show?${query}`)
    expect(rows.length, query).toBeGreaterThanOrEqual(2)
    const years = rows.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((a, b) => a - b))
    expect(data).toEqual(rows[0])
  }
})

test('one event is found by its id, with its day around it, in the language asked for', async () => {
  const { rows } = await server.front<Day>('lishi/show?month=11&day=15')
  const id = rows[1]?._id
  const english = await server.front<Day>(`lishi/show?_id=${id}&lang=en`)
  expect(english.data).toMatchObject({ _id: id, month: 11, day: 15 })
  expect(english.data.title).toMatch(/^[A-Z]/)
  expect(english.rows).toHaveLength(rows.length)
})

test('the year is paged through by kind, every event once, as many as the total says', async () => {
  for (const kind of ['', '&kind=china', '&kind=birth']) {
    const ids: string[] = []
    let page: Page
    let after = ''
    do {
      page = await server.front<Page>(`lishi/paging?pageSize=100${kind}${after}`)
      ids.push(...page.rows.map(({ _id }) => _id))
      after = `&after=${page.after}`
    } while (page.hasMore)
    expect(page.total).toBeGreaterThan(200)
    expect(ids).toHaveLength(page.total)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('a day that does not exist, and an event nobody recorded, are 404', async () => {
  for (const query of ['month=2&day=30', '_id=nothing', '']) {
    expect((await server.get(`/api/front/lishi/show?${query}`)).status).toBe(404)
  }
  expect((await server.get('/api/front/lishi/show?month=13&day=1')).status).toBe(400)
})
