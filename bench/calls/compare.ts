import type { Load } from '../load/load.ts'
import { busyMs, capacityMs } from '../machine.ts'
import { startServerProcess, type ServerProcess } from '../processes.ts'
import { median } from '../statistics.ts'

const bareServer = new URL('./bare-server.ts', import.meta.url)
const rounds = 10
const roundSeconds = 1
const warmUpSeconds = 2

interface Run {
  requestsPerSecond: number
  cpuUsPerRequest: number
  /** The share of the machine that anyone else took meanwhile. */
  others: number
}

interface Round {
  ours: Run
  bare: Run
}

export interface Comparison extends Round {
  /** Requests per second, ours to bare: the median of what each round gave. */
  ratio: number
  others: number
}

/**
 * Loads a server of ours and a bare one that sends the same bytes, in turn, in short rounds:
 * whatever else the machine does falls on both. The rounds it did most of that in do not count.
 */
export async function compare(
  load: Load,
  server: ServerProcess,
  path: string,
): Promise<Comparison> {
  const bare = await startServerProcess(bareServer, { args: [server.address + path] })
  await load.run({ address: bare.address, paths: [path], seconds: warmUpSeconds })
  await load.run({ address: server.address, paths: [path], seconds: warmUpSeconds })
  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) {
    // Neither of them always runs second, on a machine the other has warmed.
    const isBareFirst = round % 2 === 0
    const first = await loadOnce(load, isBareFirst ? bare : server, path)
    const second = await loadOnce(load, isBareFirst ? server : bare, path)
    measured.push(isBareFirst ? { bare: first, ours: second } : { ours: first, bare: second })
  }
  await bare.stop()
  const quiet = measured.toSorted((a, b) => disturbance(a) - disturbance(b)).slice(0, rounds / 2)
  return {
    ours: typical(quiet.map(({ ours }) => ours)),
    bare: typical(quiet.map(({ bare }) => bare)),
    ratio: median(quiet.map(({ ours, bare }) => ours.requestsPerSecond / bare.requestsPerSecond)),
    others: median(quiet.map(disturbance)),
  }
}

async function loadOnce(load: Load, server: ServerProcess, path: string): Promise<Run> {
  const before = await server.usage()
  const busyBefore = busyMs()
  const { requests, seconds, cpuMs } = await load.run({
    address: server.address,
    paths: [path],
    seconds: roundSeconds,
  })
  const busy = busyMs() - busyBefore
  const serverCpuMs = (await server.usage()).cpuMs - before.cpuMs
  return {
    requestsPerSecond: requests / seconds,
    cpuUsPerRequest: (serverCpuMs * 1000) / requests,
    others: Math.max(0, busy - serverCpuMs - cpuMs) / capacityMs(seconds),
  }
}

const disturbance = ({ ours, bare }: Round) => Math.max(ours.others, bare.others)

function typical(runs: readonly Run[]): Run {
  const of = (field: keyof Run) => median(runs.map((run) => run[field]))
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuUsPerRequest: of('cpuUsPerRequest'),
    others: of('others'),
  }
}
