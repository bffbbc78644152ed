import { setImmediate as breathe } from 'node:timers/promises'
import { anonymous } from '#server/dispatch.ts'
import { pageSizeDefault } from '#contract/constants.ts'
import { median, percentile } from '../statistics.ts'
import type { Ground } from './ground.ts'
import { reads, type ReadName } from './reads.ts'

const rounds = 20
const callsInRound = 100
const warmUpRounds = 5

export interface Cost {
  ground: Ground
  read: ReadName
  medianUs: number
  p95Us: number
}

/**
 * Microseconds per call for each database and each way to read it. Rounds go through all of them
 * in turn, so that a busy spell of the machine falls on all alike.
 */
export async function measureReads(grounds: readonly Ground[]): Promise<Cost[]> {
  const cases = grounds.flatMap((ground) =>
    reads.map(({ name, path, inputs }) => ({
      ground,
      name,
      path,
      next: inputs(ground.articles),
      times: [] as number[],
    })),
  )
  for (const { ground, path, next } of cases) await expectFullReply(ground, path, next())
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    for (const { ground, path, next, times } of cases) {
      const took = await timeCalls(ground, path, next)
      if (round >= warmUpRounds) times.push(...took)
      await breathe()
    }
  }
  return cases.map(({ ground, name, times }) => ({
    ground,
    read: name,
    medianUs: median(times),
    p95Us: percentile(times, 0.95),
  }))
}

async function timeCalls({ dispatch }: Ground, path: string, next: () => object) {
  const times: number[] = []
  for (let call = 0; call < callsInRound; call++) {
    const input = next()
    const began = performance.now()
    await dispatch(path, input, anonymous)
    times.push((performance.now() - began) * 1000)
  }
  return times
}

/** A short page would be a cheap one. */
async function expectFullReply({ dispatch, articles }: Ground, path: string, input: object) {
  const { json } = await dispatch(path, input, anonymous)
  const { rows, total } = JSON.parse(json) as { rows?: unknown[]; total?: number }
  if (!rows) return
  const isWhole = rows.length === pageSizeDefault && total !== undefined && total <= articles
  if (!isWhole) throw new Error(`${path} ${JSON.stringify(input)} gave ${rows.length} rows`)
}
