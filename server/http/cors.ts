import type { FastifyInstance } from 'fastify'

/** Headers that clients of this protocol send with their calls. */
const clientHeaders = [
  ...['content-type', 'uni-id-token', 'vk-encrypt', 'vk-appid', 'vk-platform', 'vk-locale'],
  ...['vk-device-id', 'vk-os', 'vk-app-name', 'vk-app-version', 'vk-app-version-code'],
  ...['vk-browser-name', 'vk-browser-version', 'vk-app-wgt-version', 'vk-device-brand'],
  ...['vk-device-model', 'vk-device-type', 'vk-uni-compile-version', 'vk-uni-runtime-version'],
  'vk-uni-compiler-version',
].join(', ')

const isCall = (url: string) => /^\/(api|http)\//.test(url) || url === '/http/router'

/**
 * Lets pages of other origins call, as far as the configuration allows them: named origins, or with
 * `*` any. Never with cookies: what a call may do is decided by its token alone.
 */
export function allowOrigins(app: FastifyInstance, allowed: readonly string[]) {
  const answerFor = (origin: string | undefined) =>
    allowed.includes('*') ? '*' : origin && allowed.includes(origin) ? origin : null

  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.origin || !isCall(request.url)) return
    const answer = answerFor(request.headers.origin)
    if (answer) void reply.header('access-control-allow-origin', answer).header('vary', 'origin')
  })
  app.options('/*', (request, reply) => {
    if (!isCall(request.url) || !answerFor(request.headers.origin)) return reply.status(403).send()
    return reply
      .status(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', clientHeaders)
      .header('access-control-max-age', '7200')
      .send()
  })
}
