import type { CallPath, Output } from '#contract/calls.ts'

export type Success<Path extends CallPath> = { code: 0; msg: string } & Output<Path>
export interface Failure {
  code: number
  msg: string
}
/** Nothing came back: the network failed. */
type Nothing = { code?: never; msg?: never }

export type Reply<Path extends CallPath> = Success<Path> | Failure | Nothing

/** How this protocol says that a call went well. */
export function succeeded<Path extends CallPath>(reply: Reply<Path>): reply is Success<Path> {
  const { code, errCode, key, uid } = reply as Record<string, unknown>
  const said = code ?? errCode
  return said === 0 || key === 1 || (said === undefined && Boolean(uid))
}
