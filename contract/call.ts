import type { z } from 'zod'
import { accessOf, type Access } from './access.ts'
import type { ProblemName } from './problems.ts'

export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Problem extends ProblemName = ProblemName,
> {
  /** One plain sentence for whoever reads the API page. */
  about: string
  access: Exclude<Access, 'private'>
  /** A call that writes is sent by POST and runs in one transaction. */
  writes: boolean
  /** The reply is the same for everyone until something it tells of is touched: keep it. */
  kept?: true
  input: Input
  /** The body beside `code` and `msg`. */
  output: Output
  problems: readonly Problem[]
}

/** Declares the calls of one subject. Who may call is said, and must agree with the path. */
export function declareCalls<const Calls extends Record<string, Call>>(calls: Calls): Calls {
  for (const [path, { access }] of Object.entries(calls)) {
    if (accessOf(path) !== access) {
      throw new Error(`${path} says ${access}, but its path says ${accessOf(path)}`)
    }
  }
  return calls
}
