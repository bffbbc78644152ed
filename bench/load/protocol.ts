/** What the bench asks of the process that makes load. */
export interface LoadOrder {
  address: string
  /** Asked for in turn. */
  paths: readonly string[]
  seconds: number
}

export interface LoadOutcome {
  requests: number
  seconds: number
  failures: number
  /** What making the load took of a processor. */
  cpuMs: number
}
