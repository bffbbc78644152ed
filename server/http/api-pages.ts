import type { FastifyInstance } from 'fastify'
import { apiPage } from '../api-description/api-page.ts'
import { openApi } from '../api-description/open-api.ts'

/** The contract for people and for programs. */
export function routeApiPages(app: FastifyInstance) {
  const document = JSON.stringify(openApi())
  const page = apiPage()
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/api', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page),
  )
}
