import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://meiri.example' })
})
afterAll(() => server.stop())

const text = async (path: string) => (await server.get(path)).text()
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)

describe('the sitemap', () => {
  test('leads from robots.txt through an index to every article', async () => {
    expect(await text('/robots.txt')).toContain('Sitemap: https://meiri.example/sitemap.xml')
    const parts = locations(await text('/sitemap.xml'))
    expect(parts).toEqual([
      'https://meiri.example/sitemaps/pages.xml',
      'https://meiri.example/sitemaps/articles-1.xml',
    ])
    const articles = locations(await text('/sitemaps/articles-1.xml'))
    expect(articles.length).toBeGreaterThanOrEqual(60)
    expect(articles).toContain('https://meiri.example/pages/text/detail?id=one-nail-a-day')
    for (const address of locations(await text('/sitemaps/pages.xml'))) {
      expect((await server.get(new URL(address ?? '').pathname)).status, address).toBe(200)
    }
  })

  test('has no part beyond the last', async () => {
    for (const part of ['2', '0', 'x', '99999999']) {
      expect((await server.get(`/sitemaps/articles-${part}.xml`)).status).toBe(404)
    }
  })
})

describe('feeds', () => {
  test.each([
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
    ['json', 'application/feed+json'],
  ])(
    'come as %s, for all articles and for a category, in the language asked for',
    async (format, type) => {
      for (const name of ['articles', 'tea']) {
        const response = await server.get(`/feeds/${name}.${format}?lang=en`)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toContain(type)
        const body = await response.text()
        expect(body).toContain('https://meiri.example/pages/text/detail?id=')
        expect(body).toContain('Love Life Every Day')
      }
    },
  )

  test('of a category nobody has, or in a format nobody reads, are 404', async () => {
    for (const file of ['nothing.rss', 'articles.pdf', 'articles', 'articles.constructor']) {
      expect((await server.get(`/feeds/${file}`)).status).toBe(404)
    }
  })
})

test('an article says what it is to those who share it and to machines', async () => {
  const html = await text('/pages/text/detail?id=how-hot-the-water&lang=en')
  expect(html).toMatch(/<meta property="og:title" content="[^"]+">/)
  expect(html).toMatch(
    /<meta property="og:image" content="https:\/\/meiri\.example\/pictures\/[^"]+">/,
  )
  const schema = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(schema ?? '')).toMatchObject({ '@type': 'Article', inLanguage: 'en' })
})
