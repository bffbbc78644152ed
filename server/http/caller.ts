import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, languageOfDevice, type Language } from '#contract/languages.ts'
import type { Caller } from '../dispatch.ts'

const deviceCookie = 'meiri_device'
const deviceSeconds = 400 * 24 * 3600

/** The device speaks for itself: by its cookie, by the header of other clients, else by a new cookie. */
export function callerOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Caller {
  return {
    actor: () => {
      const known = cookieOf(request, deviceCookie) ?? headerOf(request, 'vk-device-id')
      const device = known ?? randomBytes(18).toString('base64url')
      if (!known) {
        const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${deviceSeconds}`
        void reply.header(
          'set-cookie',
          `${deviceCookie}=${device}; ${attributes}${secure ? '; Secure' : ''}`,
        )
      }
      return `device:${createHash('sha256').update(device).digest('base64url')}`
    },
  }
}

/** The language for words of ours in a reply: asked for, said by the client, or the device's. */
export function languageOfCaller(request: FastifyRequest): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang
  const said = headerOf(request, 'vk-locale')
  if (isLanguage(asked)) return asked
  if (isLanguage(said)) return said
  return languageOfDevice(said ?? request.headers['accept-language'] ?? '')
}

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
}

function cookieOf(request: FastifyRequest, name: string) {
  const found = request.headers.cookie?.match(new RegExp(`(?:^|; )${name}=([\\w-]{1,64})(?:;|$)`))
  return found?.[1]
}
