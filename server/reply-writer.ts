import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type Writer = (reply: object) => string

/** Writes replies by their declared shape: a field the contract does not name cannot get out. */
export function replyWriter(output: z.ZodType): Writer {
  const body = plain(z.toJSONSchema(output, { io: 'output' })) as {
    properties?: object
    required?: string[]
  }
  const schema = {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, ...body.properties },
    required: ['code', 'msg', ...(body.required ?? [])],
  }
  return fastJson(schema as Schema)
}

/** The writer is fastest with `nullable`; zod says the same as a choice between a shape and null. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, minimum: _, maximum: __, ...rest } = schema as Record<string, unknown>
  const node = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]))
  if (!Array.isArray(anyOf)) return node
  const others = anyOf.filter((choice: { type?: string }) => choice.type !== 'null')
  return others.length === 1 && others.length < anyOf.length
    ? { ...node, ...(plain(others[0]) as object), nullable: true }
    : { ...node, anyOf: plain(anyOf) }
}
