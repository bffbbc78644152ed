import { createServer, type IncomingMessage } from 'node:http'
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
  const { url = '/', headers } = request
  const key = [url, headers['accept-encoding'], headers['accept-language']].join(' ')
  const reply = kept.get(key) ?? fetchPlain(url, headers)
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

async function fetchPlain(url: string, headers: IncomingMessage['headers']): Promise<Reply> {
  const language = { 'accept-language': headers['accept-language'] ?? '' }
  const encodings = { 'accept-encoding': String(headers['accept-encoding'] ?? '') }
  const reply = await httpGet(original + url, { ...language, ...encodings })
  const rawHeaders = reply.rawHeaders.filter(
    (_, index) => !written.test(reply.rawHeaders[index - (index % 2)] ?? ''),
  )
  const isPage = String(reply.headers['content-type']).startsWith('text/html')
  if (!isPage) return { ...reply, rawHeaders }
  const whole = await httpGet(original + url, language)
  const encoding = (reply.headers['content-encoding'] ?? 'identity') as Encoding
  const body = await compress(Buffer.from(withoutScripts(whole.body.toString())), encoding)
  return { ...reply, rawHeaders, body }
}
