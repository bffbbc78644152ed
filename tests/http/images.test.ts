import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#contract/calls.ts'
import { startTestServer, type TestServer } from '../server.ts'

type ImagePage = Output<'client/image/pub/gets'>
type Detail = Output<'client/image/pub/detail'>
type Gathers = Output<'client/image/pub/gather'>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.stop())

const call = async <Reply>(name: string, input: object = {}) =>
  (await (await server.post(`/http/router/client/image/pub/${name}`, input)).json()) as Reply

async function wholeListByCursor(filter: object = {}) {
  const ids: string[] = []
  let after: string | undefined
  for (;;) {
    const page = await call<ImagePage>('gets', { pageSize: 9, ...filter, ...(after && { after }) })
    ids.push(...page.rows.map(({ _id }) => _id))
    if (!page.hasMore) return { ids, total: page.total }
    after = page.after ?? ''
  }
}

describe('the list of pictures', () => {
  test('has twenty on its first page, newest first, with their true measures', async () => {
    const page = await call<ImagePage>('gets')
    expect(page.rows).toHaveLength(20)
    expect(page.hasMore).toBe(true)
    expect(page.total).toBe(72)
    const times = page.rows.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Date(times[0] ?? 0).toISOString()).toContain('2026-11-14')
    for (const { picture } of page.rows) {
      expect(picture.alt).not.toBe('')
      expect(picture.placeholder).toMatch(/^#[\da-f]{6}$/)
      expect(picture.width * picture.height).toBeGreaterThan(1_000_000)
    }
  })

  test('read to its end by cursor gives every picture once, the same as by page number', async () => {
    const { ids, total } = await wholeListByCursor()
    expect(new Set(ids).size).toBe(total)
    expect(ids).toHaveLength(total)
    const third = await call<ImagePage>('gets', { pageSize: 10, pageIndex: 3 })
    expect(third.rows.map(({ _id }) => _id)).toEqual(ids.slice(20, 30))
  })

  test('of one collection or tag holds only those, as many as it says', async () => {
    const terms = await wholeListByCursor({ gatherId: 'solar-terms' })
    expect(terms.total).toBe(24)
    expect(terms.ids).toHaveLength(24)
    const [first] = (await call<ImagePage>('gets')).rows
    const tag = first?.tag[0] ?? ''
    const tagged = await call<ImagePage>('gets', { tag, pageSize: 100 })
    expect(tagged.rows.every((row) => row.tag.includes(tag))).toBe(true)
    expect(tagged.rows).toHaveLength(tagged.total)
    expect(tagged.rows.map(({ _id }) => _id)).toContain(first?._id)
  })

  test('of a collection that does not exist is empty', async () => {
    expect(await call<ImagePage>('gets', { gatherId: 'nowhere' })).toMatchObject({
      rows: [],
      total: 0,
      hasMore: false,
    })
  })

  test('refuses to count to a page beyond ten thousand rows', async () => {
    expect(await call('gets', { pageIndex: 501 })).toMatchObject({ code: 400 })
  })
})

describe('one picture', () => {
  test('comes in three languages, each saying which one it is', async () => {
    for (const [lang, title, alt] of [
      ['zh-Hans', '墨山', '宽幅'],
      ['zh-Hant', '墨山', '寬幅'],
      ['en', 'Mountains in Ink', 'A wide range'],
    ]) {
      const { data } = await call<Detail>('detail', { _id: 'peaks-in-ink', lang })
      expect(data).toMatchObject({ textLang: lang, title, gatherId: 'hills-and-water' })
      expect(data.picture.alt).toContain(alt)
    }
  })

  test('has its collection and its neighbours there, with none beyond the ends', async () => {
    const { ids } = await wholeListByCursor({ gatherId: 'night' })
    const second = await call<Detail>('detail', { _id: ids[1] })
    expect(second.data.gather).toEqual({ _id: 'night', title: '夜' })
    expect([second.data.prev?._id, second.data.next?._id]).toEqual([ids[0], ids[2]])
    expect((await call<Detail>('detail', { _id: ids[0] })).data.prev).toBeNull()
    expect((await call<Detail>('detail', { _id: ids.at(-1) })).data.next).toBeNull()
  })

  test('is served in the sizes its address promises', async () => {
    const { data } = await call<Detail>('detail', { _id: 'peaks-in-ink' })
    const response = await server.get(`${data.picture.url}/160.webp`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
  })

  test('that does not exist is a 404, and so is its page', async () => {
    expect(await call('detail', { _id: 'nobody-drew-this' })).toMatchObject({ code: 404 })
    expect((await server.get('/pages/image/detail?id=nobody-drew-this')).status).toBe(404)
    expect((await server.get('/pages/image/gather?id=nowhere')).status).toBe(404)
  })
})

test('the collections hold all pictures between them, each behind a cover of its own', async () => {
  const { rows } = await call<Gathers>('gather', { lang: 'en' })
  expect(rows.map(({ title }) => title)).toContain('Hills and Water')
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(72)
  for (const { _id, cover } of rows) {
    const [newest] = (await call<ImagePage>('gets', { gatherId: _id, lang: 'en' })).rows
    expect(cover).toEqual(newest?.picture)
  }
})

test('a picture’s page comes whole from the server, with its own title and words', async () => {
  const page = await (await server.get('/pages/image/detail?id=peaks-in-ink')).text()
  expect(page).toContain('<title>墨山')
  expect(page).toContain('宽幅的黑白群峰')
})
