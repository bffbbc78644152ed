import { problems, type ProblemName } from '#contract/problems.ts'
import type { Language } from '#contract/languages.ts'

/** A failure the contract foresees. Anything else that is thrown is a surprise. */
export class Problem extends Error {
  readonly problem: ProblemName
  /** What exactly was wrong, for whoever wrote the request. Never holds what they may not see. */
  readonly detail: string

  constructor(problem: ProblemName, detail = '') {
    super(problem)
    this.problem = problem
    this.detail = detail
  }
}

export const statusOf = (problem: ProblemName) => problems[problem].status

export interface Failure {
  code: number
  msg: string
  requestId: string
}

/** The one place that turns a foreseen failure into words. */
export function failureOf(problem: Problem, language: Language, requestId: string): Failure {
  const { code, text } = problems[problem.problem]
  const words = text[language]
  const msg =
    problem.problem === 'call-not-found'
      ? `${words}【${problem.detail}】`
      : problem.detail
        ? `${words} (${problem.detail})`
        : words
  return { code, msg, requestId }
}
