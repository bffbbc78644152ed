import type { FastifyInstance } from 'fastify'

/** Whether this node should get visitors. */
export interface Readiness {
  ready(): boolean
}

/** `/healthz`: the process answers. `/readyz`: and it can do its work. Neither touches the database. */
export function routeHealth(app: FastifyInstance, readiness: Readiness) {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  app.get('/readyz', (_request, reply) => {
    const ready = readiness.ready()
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}
