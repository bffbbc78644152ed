import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { problems } from '#contract/problems.ts'
import { version } from '../version.ts'

const failure = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    requestId: { type: 'string' },
  },
  required: ['code', 'msg'],
}

/** Where a call is reached by HTTP. */
const addressOf = (path: string) =>
  path.startsWith('front/') ? `/api/${path}` : `/http/router/${path}`

const methodOf = (path: string, call: Call) =>
  path.startsWith('front/') && !call.writes ? 'get' : 'post'

/** The contract as an OpenAPI document, made from the same shapes that check every request. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: { title: 'Meiri', version, description: 'Every call of the product.' },
    paths: Object.fromEntries(
      Object.entries(calls as Record<string, Call>).map(([path, call]) => [
        addressOf(path),
        { [methodOf(path, call)]: operation(path, call) },
      ]),
    ),
  }
}

function operation(path: string, call: Call) {
  const input = jsonSchema(call.input, 'input')
  return {
    operationId: path,
    summary: call.about,
    tags: [path.split('/').slice(0, -1).join('/')],
    ...(methodOf(path, call) === 'get'
      ? { parameters: parametersOf(input) }
      : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: { description: 'Done', content: jsonContent(replySchema(call)) },
      ...Object.fromEntries(
        (['bad-input', ...call.problems] as const).map((name) => [
          problems[name].status,
          { description: problems[name].text.en, content: jsonContent(failure) },
        ]),
      ),
    },
  }
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

const jsonSchema = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema as { properties?: Record<string, object>; required?: string[] }
}

function replySchema(call: Call) {
  const { properties, required = [] } = jsonSchema(call.output, 'output')
  return {
    type: 'object',
    properties: { code: { const: 0 }, msg: { type: 'string' }, ...properties },
    required: ['code', 'msg', ...required],
  }
}

const parametersOf = ({ properties = {}, required = [] }: ReturnType<typeof jsonSchema>) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
