import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls, type CallPath } from '#contract/calls.ts'
import type { Dispatch } from '../dispatch.ts'
import { sorryPage } from '../pages/sorry-page.ts'
import { failureOf, Problem, statusOf } from '../problem.ts'
import { jsonBody } from './body.ts'
import { callerOf, languageOfCaller } from './caller.ts'

interface Options {
  dispatch: Dispatch
  secure: boolean
}

const json = 'application/json; charset=utf-8'

/** Three ways in, one handler behind them. */
export function routeCalls(app: FastifyInstance, { dispatch, secure }: Options) {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    input: unknown,
  ) => {
    const { json: text } = await dispatch(path, input, callerOf(request, reply, secure))
    return reply.type(json).send(text)
  }

  app.get<{ Params: { '*': string } }>('/api/front/*', (request, reply) => {
    const path = `front/${request.params['*']}`
    if (calls[path as CallPath]?.writes) throw new Problem('method-not-allowed')
    return answer(request, reply, path, request.query)
  })

  app.post<{ Params: { '*': string } }>('/api/front/*', (request, reply) =>
    answer(request, reply, `front/${request.params['*']}`, {
      ...(request.query as object),
      ...jsonBody(request),
    }),
  )

  app.register((router, _options, done) => {
    router.setErrorHandler((error, request, reply) => {
      // Clients of the function url read the code in the body and expect status 200 around it.
      const problem = error instanceof Problem ? error : surprise(error, request)
      return reply
        .status(200)
        .send(failureOf(problem, languageOfCaller(request), String(request.id)))
    })
    router.post<{ Params: { '*': string } }>('/http/router/*', (request, reply) =>
      answer(request, reply, request.params['*'], jsonBody(request)),
    )
    router.post('/http/router', (request, reply) => {
      const { path, input } = envelope(jsonBody(request))
      return answer(request, reply, path, input)
    })
    done()
  })
}

/** `{name, data: {$url, data}}` or `{$url, data}`. */
function envelope(body: Record<string, unknown>): { path: string; input: unknown } {
  const inner = typeof body.$url === 'string' ? body : body.data
  const { $url, data } = (inner ?? {}) as { $url?: unknown; data?: unknown }
  if (typeof $url !== 'string' || $url === '') throw new Problem('bad-input', '$url')
  return { path: $url, input: data ?? {} }
}

/** Anything unforeseen is told to us in full, and to the caller only as a hiccup. */
export function surprise(error: unknown, request: FastifyRequest): Problem {
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('body-too-large')
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Problem('bad-input')
  request.log.error({ err: error, url: request.url }, 'surprise')
  return new Problem('surprise')
}

/** As JSON, or as a few words where a person's browser asked for a page. */
export function replyWithProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(problem, languageOfCaller(request), String(request.id))
  const isForPerson =
    request.headers.accept?.includes('text/html') && !/^\/(api|http)\//.test(request.url)
  return reply
    .status(statusOf(problem.problem))
    .header('cache-control', 'no-store')
    .type(isForPerson ? 'text/html; charset=utf-8' : json)
    .send(isForPerson ? sorryPage(failure) : failure)
}
