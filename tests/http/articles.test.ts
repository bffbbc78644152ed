import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#contract/calls.ts'
import { startTestServer, type ReplyBody, type TestServer } from '../server.ts'

type ArticlePage = Output<'front/article/gets'>
type Detail = Output<'front/article/detail'>
type PrevNext = Output<'front/article/prevnext'>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const idsOf = ({ rows }: ArticlePage) => rows.map(({ _id }) => _id)

async function wholeListByCursor(query = '') {
  const ids: string[] = []
  let after = ''
  for (;;) {
    const page = await server.front<ArticlePage>(
      `article/gets?pageSize=7${query}${after && `&after=${after}`}`,
    )
    ids.push(...idsOf(page))
    if (!page.hasMore) return { ids, total: page.total }
    after = page.after ?? ''
  }
}

describe('the list of articles', () => {
  test('has twenty rows on its first page, newest first, and says how many there are', async () => {
    const page = await server.front<ArticlePage>('article/gets')
    expect(page.rows).toHaveLength(20)
    expect(page.hasMore).toBe(true)
    expect(page.pagination).toEqual({ pageIndex: 1, pageSize: 20 })
    expect(page.total).toBeGreaterThanOrEqual(60)
    const times = page.rows.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('read to its end by cursor gives every article once, as many as the total says', async () => {
    const { ids, total } = await wholeListByCursor()
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(total)
  })

  test('gives the same rows by page number as by cursor', async () => {
    const { ids } = await wholeListByCursor()
    const third = await server.front<ArticlePage>('article/gets?pageSize=10&pageIndex=3')
    expect(idsOf(third)).toEqual(ids.slice(20, 30))
  })

  test('by category holds only that category, and its total is the category’s', async () => {
    const categories =
      await server.front<Output<'front/article/category/get'>>('article/category/get')
    const sum = categories.rows.reduce((all, { total }) => all + total, 0)
    expect(sum).toBe((await server.front<ArticlePage>('article/gets')).total)
    const page = await server.front<ArticlePage>('article/gets?categoryId=tea&pageSize=100')
    expect(page.rows.every(({ categoryId }) => categoryId === 'tea')).toBe(true)
    expect(page.rows).toHaveLength(page.total)
    expect(page.total).toBe(categories.rows.find(({ _id }) => _id === 'tea')?.total)
  })

  test('by tag and by collection reads on by cursor as well', async () => {
    const collection = await wholeListByCursor('&collectionId=first-cups')
    expect(collection.ids[0]).toBe('how-hot-the-water')
    expect(collection.ids).toHaveLength(collection.total)
    const [first] = (await server.front<ArticlePage>('article/gets')).rows
    const tagged = await wholeListByCursor(`&tag=${encodeURIComponent(first?.tag[0] ?? '')}`)
    expect(tagged.ids).toContain(first?._id)
    expect(tagged.ids).toHaveLength(tagged.total)
  })

  test('refuses to count to a page beyond ten thousand rows, and says how to go on', async () => {
    const response = await server.get('/api/front/article/gets?pageIndex=501')
    expect(response.status).toBe(400)
    expect(((await response.json()) as ReplyBody).msg).toContain('after')
  })
})

describe('one article', () => {
  test('comes in three languages, each saying which one it is', async () => {
    for (const [lang, word] of [
      ['zh-Hans', '盖碗不烫手'],
      ['zh-Hant', '蓋碗不燙手'],
      ['en', 'gaiwan'],
    ]) {
      const { data } = await server.front<Detail>(
        `article/detail?_id=gaiwan-without-burning&lang=${lang}`,
      )
      expect(data.textLang).toBe(lang)
      expect(data.title.toLowerCase()).toContain(word)
      expect(data.content).toMatch(/^<(p|h2)>/)
    }
  })

  test('that does not exist is a 404 with words in the asker’s language', async () => {
    const response = await server.get('/api/front/article/detail?_id=nobody-wrote-this', {
      'accept-language': 'en-GB',
    })
    expect(response.status).toBe(404)
    const { code, msg } = (await response.json()) as ReplyBody
    expect(code).toBe(404)
    expect(msg).toContain('does not exist')
  })

  test('has neighbours within where the reader came from', async () => {
    const whole = await wholeListByCursor('&categoryId=pets')
    const [newest = '', second, third] = whole.ids
    const inCategory = await server.front<PrevNext>(
      `article/prevnext?_id=${second}&scope=category:pets`,
    )
    expect(inCategory.data.prev?._id).toBe(newest)
    expect(inCategory.data.next?._id).toBe(third)
    const first = await server.front<PrevNext>(
      'article/prevnext?_id=how-hot-the-water&scope=collection:first-cups',
    )
    expect(first.data.prev).toBeNull()
    expect(first.data.next?._id).toBe('gaiwan-without-burning')
  })

  test('lets nothing out that the contract does not name', async () => {
    const { data } = await server.front<Detail>('article/detail?_id=gaiwan-without-burning')
    expect(Object.keys(data).toSorted()).toEqual(
      [
        ...['_id', 'abstract', 'caption', 'category', 'categoryId', 'commentNum', 'content'],
        ...['createTime', 'headerPic', 'likeNum', 'pv', 'readingMinutes', 'tag', 'textLang'],
        ...['title', 'updateTime'],
      ].toSorted(),
    )
  })
})

describe('a like', () => {
  const like = async (device: string, inc: 1 | -1) =>
    (
      (await (
        await server.post(
          '/api/front/article/likepost',
          { _id: 'how-hot-the-water', inc },
          { 'vk-device-id': device },
        )
      ).json()) as ReplyBody
    ).data

  test('counts once for a device however often it is pressed, and can be taken back', async () => {
    expect(await like('one', 1)).toMatchObject({ likeNum: 1, liked: true })
    expect(await like('one', 1)).toMatchObject({ likeNum: 1, liked: true })
    expect(await like('two', 1)).toMatchObject({ likeNum: 2, liked: true })
    expect(await like('one', -1)).toMatchObject({ likeNum: 1, liked: false })
    expect(await like('one', -1)).toMatchObject({ likeNum: 1, liked: false })
    expect(await like('two', -1)).toMatchObject({ likeNum: 0, liked: false })
  })

  test('of forty devices at once is counted forty times', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => like(`device-${index}`, 1)))
    const { data } = await server.front<Detail>('article/detail?_id=how-hot-the-water')
    expect(data.likeNum).toBe(40)
    const hot = await server.front<Output<'front/article/hot'>>('article/hot?limit=50')
    expect(hot.rows.map(({ _id }) => _id)).toContain('how-hot-the-water')
  })

  test('without a known device gives it a cookie that scripts cannot read', async () => {
    const response = await server.post('/api/front/article/likepost', { _id: 'one-nail-a-day' })
    expect(response.headers.get('set-cookie')).toMatch(
      /^meiri_device=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax/,
    )
  })

  test('of an article that does not exist is a 404, and is not sent by GET', async () => {
    const missing = await server.post('/api/front/article/likepost', { _id: 'nothing' })
    expect(missing.status).toBe(404)
    expect((await server.get('/api/front/article/likepost?_id=one-nail-a-day')).status).toBe(405)
  })
})
