import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type ReplyBody, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const list = '/api/front/article/gets'

const badAddresses = {
  'a page number that is no number': `${list}?pageIndex=abc`,
  'page zero': `${list}?pageIndex=0`,
  'a negative page': `${list}?pageIndex=-1`,
  'a huge page number': `${list}?pageIndex=99999999999999999999`,
  'a fraction of a page': `${list}?pageIndex=1.5`,
  'a page of a million': `${list}?pageSize=1000000`,
  'a parameter given twice': `${list}?pageSize=5&pageSize=6`,
  'a cursor nobody issued': `${list}?after=%00%00`,
  'a cursor of letters': `${list}?after=aGVsbG8gd29ybGQ`,
  'an unknown language': `${list}?lang=tlh`,
  'NUL in a tag': `${list}?tag=a%00b`,
  'SQL in a category': `${list}?categoryId=tea'%20or%201=1--`,
  'an object for an id': '/api/front/article/detail?_id[a]=1',
  'no id': '/api/front/article/detail',
  'an id of ten thousand letters': `/api/front/article/detail?_id=${'a'.repeat(10_000)}`,
  'a scope of a strange kind': '/api/front/article/prevnext?_id=x&scope=evil:1',
  'a path that climbs': '/api/front/../../etc/passwd',
  'an encoded path that climbs': '/api/front/..%2f..%2fetc%2fpasswd',
  'half a percent sign': '/api/front/article/gets%',
  'a picture that climbs': '/pictures/..%2f..%2fsecret/640.webp',
  'a picture of an odd width': '/pictures/one-nail-a-day/641.webp',
  'an asset that is not there': '/assets/index-00000000.js',
  'an asset that climbs': '/assets/../../../package.json',
}

test.each(Object.entries(badAddresses))('%s gets a 4xx and a clear message', async (_, path) => {
  const response = await server.get(path)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect((await response.text()).length).toBeGreaterThan(0)
})

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`

const badBodies: Record<string, [string, Record<string, string>?]> = {
  'a body of ten megabytes': [JSON.stringify({ _id: 'a'.repeat(10_000_000) })],
  'JSON nested five thousand deep': [deep],
  'half a JSON': ['{"_id":'],
  'a number for an object': ['7'],
  'a list for an object': ['[]'],
  'null for an object': ['null'],
  'a reach for the prototype': ['{"__proto__":{"admin":true},"_id":"x"}'],
  'a reach for the constructor': ['{"_id":"x","a":{"constructor":{"prototype":1}}}'],
  'a number for an id': ['{"_id":5}'],
  'an increment of a thousand': ['{"_id":"one-nail-a-day","inc":1000}'],
  'NUL in an id': ['{"_id":"a\\u0000b"}'],
  'XML under an XML type': ['<a/>', { 'content-type': 'application/xml' }],
}

test.each(Object.entries(badBodies))('%s is refused by both doors', async (_, [body, headers]) => {
  const front = await server.post('/api/front/article/likepost', body, headers)
  expect(front.status).toBeGreaterThanOrEqual(400)
  expect(front.status).toBeLessThan(500)
  const router = await server.post('/http/router/front/article/likepost', body, headers)
  expect(router.status).toBeLessThan(500)
  const reply = (await router.json()) as ReplyBody
  expect(reply.code).toBeGreaterThanOrEqual(400)
  expect(reply.code).toBeLessThan(500)
  expect(reply.msg).not.toBe('')
})

test('an envelope without a path, or with one that is no text, is refused', async () => {
  for (const body of ['{}', '{"$url":5}', '{"data":{"$url":""}}', '{"data":null}']) {
    const reply = (await (await server.post('/http/router', body)).json()) as ReplyBody
    expect(reply.code).toBe(400)
  }
})

test('pages answer any address without a 5xx', async () => {
  const strange = [
    '/%00',
    '/pages/text/detail?id=%00',
    '/pages/text/list?categoryId=%F0%9F',
    '//',
    '/%E0%A4%A',
  ]
  for (const path of strange) {
    const { status } = await server.get(path)
    expect(status, path).toBeLessThan(500)
  }
})

/** Sends bytes as they are: what a well-behaved client cannot. */
const raw = (bytes: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(server.address)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    // The server may hang up on us while we are still talking; what it said first is what counts.
    socket.on('error', () => resolve(answer))
  })

test('headers of a hundred kilobytes, and requests that are none, get a 4xx', async () => {
  expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(100_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 4\d\d/,
  )
  expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 4\d\d/)
})
