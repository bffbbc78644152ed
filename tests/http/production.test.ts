import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#web/routes.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    MODE: 'production',
    PUBLIC_URL: 'https://meiri.example',
    LANGUAGE_SWITCH: 'off',
  })
})
afterAll(() => server.stop())

test('in production demonstration pages do not exist, account pages do', async () => {
  for (const [path, route] of Object.entries(routes)) {
    if (!path.startsWith('/pages_template/')) continue
    const { status } = await server.get(path)
    expect(status, path).toBe('demo' in route && route.demo ? 404 : 200)
  }
})

test('where languages cannot be switched, everyone gets the default one', async () => {
  const html = await (await server.get('/?lang=en', { 'accept-language': 'en' })).text()
  expect(html).toContain('<html lang="zh-Hans"')
})

test('whole addresses in a page begin with the configured one', async () => {
  const html = await (await server.get('/pages/text/list')).text()
  expect(html).toContain('rel="canonical" href="https://meiri.example/pages/text/list"')
})

test('the device’s cookie travels only by https', async () => {
  const response = await server.post('/api/front/article/likepost', { _id: 'one-nail-a-day' })
  expect(response.headers.get('set-cookie')).toContain('Secure')
})

test('a page of another origin may not call unless it is named', async () => {
  const preflight = await fetch(`${server.address}/http/router/client/pub.init.getInfo`, {
    method: 'OPTIONS',
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(403)
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})
