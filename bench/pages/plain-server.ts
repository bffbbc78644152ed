import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compress, type Encoding } from '#server/pages/page-cache.ts'
import { httpGet, type Reply } from '../http-get.ts'
import { withoutScripts } from './without-scripts.ts'

/** Node writes these itself, or they are no longer true of what is sent. */
const written = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i

const original = process.argv[2] ?? ''
const kept = new Map<string, Promise<Reply>>()

// Serves what another server serves, from memory, its documents without their scripts.
const server = createServer((request, response) => {
  const { url = '/' } = request
  const accepts = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepts) ? 'br' : 'identity'
  const key = `${encoding} ${url}`
  const reply = kept.get(key) ?? fetchPlain(url, encoding)
  kept.set(key, reply)
  reply.then(
    ({ status, rawHeaders, body }) => {
      response.writeHead(status, [...rawHeaders, 'content-length', String(body.byteLength)])
      response.end(body)
    },
    (error: Error) => response.writeHead(502).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

async function fetchPlain(url: string, encoding: Encoding): Promise<Reply> {
  const reply = await httpGet(original + url, { 'accept-encoding': encoding })
  const rawHeaders = reply.rawHeaders.filter(
    (_, index) => !written.test(reply.rawHeaders[index - (index % 2)] ?? ''),
  )
  const isPage = String(reply.headers['content-type']).startsWith('text/html')
  if (!isPage) return { ...reply, rawHeaders }
  const { body } = await httpGet(original + url)
  const stripped = Buffer.from(withoutScripts(body.toString()))
  return { ...reply, rawHeaders, body: await compress(stripped, encoding) }
}
