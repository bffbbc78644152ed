import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { parseJson } from './json-text.ts'

export const bodyBytesMost = 256 * 1024
const bodyMs = 30_000

/**
 * Bodies arrive as text, whatever their type says, and are looked at by the call's way in:
 * clients of this protocol may send text under a JSON content type that is not JSON.
 */
export function acceptTextBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', (request, _reply, done) => {
    limitBodyTime(request)
    done()
  })
}

function limitBodyTime({ raw }: FastifyRequest) {
  if (raw.method === 'GET' || raw.method === 'HEAD') return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, bodyMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}

/** The JSON object a caller sent. An empty body is an empty object. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  const type = request.headers['content-type'] ?? ''
  const text = typeof request.body === 'string' ? request.body : ''
  if (text === '') return {}
  if (!/^application\/json\b/i.test(type)) throw new Problem('not-json')
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('bad-input', 'the body must be an object')
  }
  return value as Record<string, unknown>
}
