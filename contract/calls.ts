import type { z } from 'zod'
import { almanacCalls } from './almanac.ts'
import { articleCalls } from './article.ts'
import { historyCalls } from './history.ts'
import { imageCalls } from './image.ts'
import { initCalls } from './init.ts'
import { noticeCalls } from './notice.ts'
import { siteCalls } from './site.ts'

/** The door: every call there is, by its path. */
export const calls = {
  ...almanacCalls,
  ...articleCalls,
  ...historyCalls,
  ...imageCalls,
  ...initCalls,
  ...noticeCalls,
  ...siteCalls,
}

export type CallPath = keyof typeof calls
/** What a caller sends. */
export type Input<Path extends CallPath> = z.input<(typeof calls)[Path]['input']>
/** What a handler gets, after parsing. */
export type Parsed<Path extends CallPath> = z.output<(typeof calls)[Path]['input']>
/** What a handler returns, and a caller reads beside `code` and `msg`. */
export type Output<Path extends CallPath> = z.output<(typeof calls)[Path]['output']>
export type ProblemOf<Path extends CallPath> = (typeof calls)[Path]['problems'][number]
