import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { routes } from '#web/routes.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.get(path, headers)
  return { response, html: await response.text() }
}

const needed: Record<string, string> = {
  '/pages/text/detail': '?id=one-nail-a-day',
  '/pages/image/detail': '?id=peaks-in-ink',
  '/pages_main/notice/detail': '?id=language-and-theme',
}

describe('every address of the map', () => {
  test.each(Object.keys(routes))(
    '%s is rendered by the server with a title of its own',
    async (path) => {
      const { response, html } = await page(path + (needed[path] ?? ''))
      expect(response.status).toBe(200)
      expect(html).toMatch(
        /<title>[^<]+热爱生活每一天<\/title>|<title>热爱生活每一天[^<]*<\/title>/,
      )
      expect(html).toContain('<main')
    },
  )
})

describe('an article’s page', () => {
  test('has its title, description, keywords and text in the HTML', async () => {
    const { html } = await page('/pages/text/detail?id=how-hot-the-water')
    expect(html).toContain('<title>没有温度计，怎么知道水几度 · 热爱生活每一天</title>')
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(html).toMatch(/<meta name="keywords" content="[^"]+">/)
    expect(html).toMatch(/<h1[^>]*>没有温度计，怎么知道水几度<\/h1>/)
  })

  test('of an article that does not exist is a 404 that says so', async () => {
    const { response, html } = await page('/pages/text/detail?id=nothing')
    expect(response.status).toBe(404)
    expect(html).toContain('noindex')
    expect(html).toContain('这篇文章不存在或已下架')
  })
})

describe('the language of a page', () => {
  const titleOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]

  test('is the address’s, else the reader’s choice, else the device’s', async () => {
    const path = '/pages/text/list'
    const english = { 'accept-language': 'en-US,en;q=0.9' }
    expect(titleOf((await page(path)).html)).toBe('全部文章')
    expect(titleOf((await page(path, english)).html)).toBe('All articles')
    expect(titleOf((await page(path, { ...english, cookie: 'lang=zh-Hant' })).html)).toBe(
      '全部文章',
    )
    expect((await page(path, { cookie: 'lang=zh-Hant' })).html).toContain('lang="zh-Hant"')
    const asked = await page(`${path}?lang=en`, { cookie: 'lang=zh-Hant' })
    expect(titleOf(asked.html)).toBe('All articles')
    expect((await page(path, { 'accept-language': 'fr' })).html).toContain('lang="zh-Hans"')
  })

  test('has an address of its own that is canonical, and points to the others', async () => {
    const { html } = await page('/pages/text/list?lang=en')
    expect(html).toMatch(/rel="canonical" href="[^"]+\/pages\/text\/list\?lang=en"/)
    for (const language of languages) expect(html).toContain(`hreflang="${language}"`)
    expect(html).toMatch(/hreflang="x-default" href="[^"]+\/pages\/text\/list"/)
  })
})

describe('caches', () => {
  test('get an ETag that answers 304, and a lifetime a CDN can use', async () => {
    const { response } = await page('/pages/text/list?lang=en')
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const again = await server.get('/pages/text/list?lang=en', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const neutral = await server.get('/pages/text/list')
    expect(neutral.headers.get('vary')).toContain('accept-language')
  })

  test('never keep a page that tells of a number that was changed', async () => {
    const path = '/pages/text/detail?id=green-plum-wine'
    const likeNum = async () => /"likeNum":(\d+)/.exec((await page(path)).html)?.[1]
    expect(await likeNum()).toBe('0')
    await server.post('/api/front/article/likepost', { _id: 'green-plum-wine' })
    expect(await likeNum()).toBe('1')
  })

  test('are not filled by parameters the page does not know', async () => {
    const plain = (await page('/pages/text/list')).response.headers.get('etag')
    const spiced = (await page('/pages/text/list?utm_source=x&fbclid=y')).response.headers.get(
      'etag',
    )
    expect(spiced).toBe(plain)
  })

  test('hold compressed pages too', async () => {
    for (const encoding of ['br', 'gzip']) {
      for (let turn = 0; turn < 2; turn++) {
        const response = await server.get('/pages/text/gather', { 'accept-encoding': encoding })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(await response.text()).toContain('</html>')
      }
    }
  })
})

describe('scripts', () => {
  test('inline are allowed by hash alone, and there is just the one', async () => {
    const { response, html } = await page('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    expect(inline).toHaveLength(1)
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
    expect(policy.split(';').find((rule) => rule.includes('script-src'))).not.toContain('unsafe')
  })

  test('carry state that cannot end its element', async () => {
    const { html } = await page('/pages/text/detail?id=one-nail-a-day')
    const state = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1]
    expect(state).not.toMatch(/[<>&]/)
    expect(JSON.parse(state ?? '')).toHaveProperty('replies')
  })

  test('are immutable and precompressed; a missing one is a 404 and never a page', async () => {
    const { html } = await page('/')
    const script = /type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await server.get(script, { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const missing = await server.get('/assets/gone-1234.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('text/plain')
  })
})

describe('an unknown address', () => {
  test('is a 404 with the error page, whatever it is', async () => {
    for (const path of [
      '/nowhere',
      '/pages/text/detail',
      '/pages/text/list/more',
      '/wp-login.php',
    ]) {
      const { response, html } = await page(path)
      expect(response.status, path).toBe(404)
      expect(html).toContain('这一页不在这里')
    }
  })
})

test('a header’s host never gets into a page', async () => {
  const { html } = await page('/pages/text/list', { host: 'evil.example' })
  expect(html).not.toContain('evil.example')
})

test('pictures come in the formats and sizes named, and are kept', async () => {
  for (const [size, type] of [
    ['320.webp', 'image/webp'],
    ['320.avif', 'image/avif'],
  ]) {
    const response = await server.get(`/pictures/one-nail-a-day/${size}`)
    expect(response.headers.get('content-type')).toBe(type)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
  }
})

test('the contract can be read by programs and by people', async () => {
  const document = (await (await server.get('/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths)).toContain('/api/front/article/gets')
  expect((await page('/api')).html).toContain('/api/front/article/gets')
})

test('health and readiness answer without being kept', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await server.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})
