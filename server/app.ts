import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { newRequestId, type Dispatch } from './dispatch.ts'
import { routeApiPages } from './http/api-pages.ts'
import { acceptTextBodies, bodyBytesMost } from './http/body.ts'
import { replyWithProblem, routeCalls, surprise } from './http/calls.ts'
import { allowOrigins } from './http/cors.ts'
import { routeFeeds } from './http/feeds.ts'
import { routeHealth, type Readiness } from './http/health.ts'
import { routePictures } from './http/pictures.ts'
import { routeSitemap } from './http/sitemap.ts'
import type { Db } from './data/database.ts'
import type { PageServer } from './pages/page-server.ts'
import type { Variants } from './picture-variants.ts'
import { Problem } from './problem.ts'

interface Parts {
  config: Config
  dispatch: Dispatch
  pages: PageServer
  variants: Variants
  db: Db
  /** Scheme and host in whole addresses. */
  origin: string
  /** Addresses for the sitemap beside the articles'. */
  fixedPages: readonly string[]
  readiness: Readiness
  /** Answers requests for built files; false when it is none of them. */
  assets(request: IncomingMessage, response: ServerResponse): boolean
}

const slowMs = 1000

/** The HTTP server: built files and kept pages at the door, everything else by route. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, pages } = parts
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    bodyLimit: bodyBytesMost,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    serverFactory: (route) => limitedServer(atTheDoor(parts, route)),
    frameworkErrors: (error, request, reply) => {
      void replyWithProblem(surprise(error, request), request, reply)
    },
  })
  acceptTextBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const line = { url: request.url, method: request.method, status: reply.statusCode, ms }
    if (reply.statusCode >= 400 || ms > slowMs) request.log.info(line, 'request')
    else request.log.debug(line, 'request')
  })
  app.setErrorHandler((error, request, reply) =>
    replyWithProblem(error instanceof Problem ? error : surprise(error, request), request, reply),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || /^\/(api|http|pictures)\//.test(request.url)) {
      return replyWithProblem(
        new Problem('call-not-found', request.url.slice(0, 200)),
        request,
        reply,
      )
    }
    const send = await pages.prepare(request.raw)
    reply.hijack()
    send(reply.raw)
    return reply
  })
  allowOrigins(app, config.corsOrigins)
  routeHealth(app, parts.readiness)
  routeCalls(app, { dispatch: parts.dispatch, secure: config.publicUrl.startsWith('https:') })
  routePictures(app, parts.variants)
  routeApiPages(app)
  routeFeeds(app, parts.db, parts.origin)
  routeSitemap(app, parts.db, parts.origin, parts.fixedPages)
  await app.ready()
  return app
}

const atTheDoor =
  ({ assets, pages }: Parts, route: RequestListener): RequestListener =>
  (request, response) => {
    if (!assets(request, response) && !pages.serveKept(request, response)) route(request, response)
  }

function limitedServer(listener: RequestListener) {
  const server = createServer(
    {
      requestTimeout: 300_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 72_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5_000,
    },
    listener,
  )
  server.maxConnections = 10_000
  server.maxRequestsPerSocket = 1000
  return server
}
