import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type ReplyBody, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ask = async (path: string, body: unknown) => {
  const response = await server.post(path, body)
  return { status: response.status, body: (await response.json()) as ReplyBody }
}

test('one call by three ways in gives one and the same reply', async () => {
  const direct = await server.front('article/detail?_id=one-nail-a-day')
  const call = 'front/article/detail'
  const data = { _id: 'one-nail-a-day' }
  expect((await ask(`/api/${call}`, data)).body).toEqual(direct)
  expect((await ask(`/http/router/${call}`, data)).body).toEqual(direct)
  expect((await ask('/http/router', { $url: call, data })).body).toEqual(direct)
  expect((await ask('/http/router', { name: 'router', data: { $url: call, data } })).body).toEqual(
    direct,
  )
})

test('the launch call answers with project, dictionary and a list of about texts', async () => {
  const { body } = await ask('/http/router/client/pub.init.getInfo', { mainUrl: '/' })
  expect(body.code).toBe(0)
  expect(body.data).toMatchObject({ project: { name: '热爱生活每一天' } })
  expect(body.data?.about).toContainEqual(expect.objectContaining({ type: 'about', code: 'us' }))
})

test('a call of type kh or sys is refused with the protocol’s token code and the word token', async () => {
  for (const path of ['user/kh/getMyUserInfo', 'user/sys/setVerifyCode', 'client/thing.doIt']) {
    const { status, body } = await ask(`/http/router/${path}`, {})
    expect(status).toBe(200)
    expect(body.code).toBe(30204)
    expect(body.msg).toContain('token')
  }
})

test('a private function cannot be called by any way in', async () => {
  for (const [path, input] of [
    ['/http/router/client/pub.init._secret', {}],
    ['/http/router', { $url: 'client/pub.init._secret' }],
  ] as const) {
    expect((await ask(path, input)).body.code).toBe(403)
  }
})

test('an unknown call says which one was not found', async () => {
  const { status, body } = await ask('/http/router/user/pub/nothing', {})
  expect(status).toBe(200)
  expect(body).toMatchObject({ code: 404, msg: 'not found【user/pub/nothing】' })
  expect((await server.get('/api/front/nothing')).status).toBe(404)
})

test('the function url takes neither GET nor form bodies', async () => {
  expect((await server.get('/http/router/front/article/gets')).status).toBe(404)
  const form = await server.post('/http/router/front/article/gets', 'pageSize=1', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(((await form.json()) as ReplyBody).code).toBe(415)
})

test('unknown keys are ignored, platform and projectId among them', async () => {
  const reply = await server.front('article/gets?pageSize=1&platform=web&projectId=meiri&x=1')
  expect(reply.rows).toHaveLength(1)
})

test('a failure carries an id to ask about, and never a stack', async () => {
  const response = await server.get('/api/front/article/detail?_id=nothing')
  const body = (await response.json()) as ReplyBody & { requestId: string }
  expect(body.requestId).toBe(response.headers.get('x-request-id'))
  expect(JSON.stringify(body)).not.toMatch(/\.ts|at \w+ \(/)
})

test('a page of another origin may call in the demo, with every header this protocol sends, and without cookies', async () => {
  const preflight = await fetch(`${server.address}/http/router/client/pub.init.getInfo`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'uni-id-token,vk-device-id',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('uni-id-token')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  const page = await server.get('/healthz', { origin: 'https://other.example' })
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
})
