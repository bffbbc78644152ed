import type { Load } from '../load/load.ts'
import { startServerProcess, type ServerProcess } from '../processes.ts'
import { median } from '../statistics.ts'

const bareServer = new URL('./bare-server.ts', import.meta.url)
const rounds = 10
const roundSeconds = 1
const warmUpSeconds = 2

interface Round {
  requestsPerSecond: number
  cpuPerRequest: number
}

export interface Comparison {
  ours: Round
  bare: Round
  /** Requests per second, ours to bare: the median of what each round gave. */
  ratio: number
}

/**
 * Loads a server of ours and a bare one that sends the same bytes, in turn, in short rounds:
 * whatever else the machine does falls on both.
 */
export async function compare(
  load: Load,
  server: ServerProcess,
  path: string,
): Promise<Comparison> {
  const bare = await startServerProcess(bareServer, { args: [server.address + path] })
  const both = { ours: server, bare }
  await load.run({ address: bare.address, paths: [path], seconds: warmUpSeconds })
  await load.run({ address: server.address, paths: [path], seconds: warmUpSeconds })
  const measured: Record<keyof typeof both, Round>[] = []
  for (let round = 0; round < rounds; round++) {
    const result: Partial<Record<keyof typeof both, Round>> = {}
    // Neither of them always runs second, on a machine the other has warmed.
    const order = round % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)
    for (const name of order) result[name] = await loadOnce(load, both[name], path)
    measured.push(result as Required<typeof result>)
  }
  await bare.stop()
  return {
    ours: typical(measured.map(({ ours }) => ours)),
    bare: typical(measured.map(({ bare }) => bare)),
    ratio: median(
      measured.map(({ ours, bare }) => ours.requestsPerSecond / bare.requestsPerSecond),
    ),
  }
}

async function loadOnce(load: Load, server: ServerProcess, path: string): Promise<Round> {
  const before = await server.usage()
  const { requests, seconds } = await load.run({
    address: server.address,
    paths: [path],
    seconds: roundSeconds,
  })
  const after = await server.usage()
  return {
    requestsPerSecond: requests / seconds,
    cpuPerRequest: ((after.cpuMs - before.cpuMs) * 1000) / requests,
  }
}

const typical = (each: readonly Round[]): Round => ({
  requestsPerSecond: median(each.map(({ requestsPerSecond }) => requestsPerSecond)),
  cpuPerRequest: median(each.map(({ cpuPerRequest }) => cpuPerRequest)),
})
