import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input, Output } from '#contract/calls.ts'
import { languages } from '#contract/languages.ts'
import { startTestServer, type TestServer } from '../server.ts'

type NoticePage = Output<'client/notice/pub/list'>
type NoticeDetail = Output<'client/notice/pub/detail'>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ask = (path: string, input: object) => server.post(`/http/router/client/${path}`, input)
const list = async (input: Input<'client/notice/pub/list'> = {}) =>
  (await (await ask('notice/pub/list', input)).json()) as NoticePage
const detail = async (input: Input<'client/notice/pub/detail'>) =>
  (await (await ask('notice/pub/detail', input)).json()) as NoticeDetail

describe('the list of notices', () => {
  test('has the pinned ones first, and within each kind the newest', async () => {
    const { rows, total, hasMore } = await list()
    expect(rows).toHaveLength(total)
    expect(total).toBeGreaterThanOrEqual(6)
    expect(hasMore).toBe(false)
    const expected = rows.toSorted(
      (a, b) => Number(b.isPinned) - Number(a.isPinned) || b.publishTime - a.publishTime,
    )
    expect(rows).toEqual(expected)
    expect(rows.map(({ isPinned }) => isPinned)).toEqual(expect.arrayContaining([true, false]))
  })

  test('read by cursor or by page number gives every notice once, across the end of the pinned', async () => {
    const all = (await list()).rows.map(({ _id }) => _id)
    const byCursor: string[] = []
    const byNumber: string[] = []
    let after: string | null = null
    for (let pageIndex = 1; byCursor.length < all.length; pageIndex++) {
      const page: NoticePage = await list({ pageSize: 1, ...(after ? { after } : {}) })
      byCursor.push(...page.rows.map(({ _id }) => _id))
      after = page.after
      byNumber.push(...(await list({ pageSize: 1, pageIndex })).rows.map(({ _id }) => _id))
    }
    expect(byCursor).toEqual(all)
    expect(byNumber).toEqual(all)
  })

  test('carries no texts, which are long', async () => {
    const [notice] = (await list()).rows
    expect(notice).not.toHaveProperty('content')
  })

  test('refuses a page too deep and a cursor that is none', async () => {
    expect(await list({ pageIndex: 10_000 })).toMatchObject({ code: 400 })
    expect(await list({ after: 'bm9uc2Vuc2U' })).toMatchObject({ code: 400 })
  })
})

describe('one notice', () => {
  test('comes in three languages as clean HTML', async () => {
    const titles = await Promise.all(
      languages.map(async (lang) => {
        const { data } = await detail({ _id: 'language-and-theme', lang })
        expect(data.content).toMatch(/^<p>/)
        expect(data.content).toContain('<strong>')
        expect(data.abstract).not.toBe('')
        return data.title
      }),
    )
    expect(titles).toEqual([
      '换一种语言，换一种光线',
      '換一種語言，換一種光線',
      'Another language, another light',
    ])
  })

  test('that does not exist says so', async () => {
    expect(await detail({ _id: 'never-said' })).toMatchObject({
      code: 404,
      msg: '没有这条公告，或已撤下',
    })
  })

  test('has a page with its own title and description, and a 404 where there is none', async () => {
    const found = await server.get('/pages_main/notice/detail?id=reading-by-keyboard')
    const html = await found.text()
    expect(found.status).toBe(200)
    expect(html).toContain('<title>不用鼠标也能读 · 热爱生活每一天</title>')
    expect(html).toMatch(/<meta name="description" content="Tab、回车/)
    const gone = await server.get('/pages_main/notice/detail?id=never-said')
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('没有这条公告')
  })
})

describe('the page about us', () => {
  test.each([
    ['', '关于我们', 'MIT'],
    ['?code=privacy', '隐私', 'meiri_device'],
    ['?code=agreement', '使用约定', '<li>'],
  ])('%s shows the text %s with its words in the HTML', async (query, title, words) => {
    const html = await (await server.get(`/pages_main/about/us${query}`)).text()
    const body = html.slice(0, html.indexOf('id="state"'))
    expect(body).toContain(`<title>${title} · 热爱生活每一天</title>`)
    expect(body).toContain(words)
  })

  test('is a 404 for a text that nobody wrote', async () => {
    expect((await server.get('/pages_main/about/us?code=nothing')).status).toBe(404)
  })
})
