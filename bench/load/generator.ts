import autocannon from 'autocannon'
import type { LoadOrder, LoadOutcome } from './protocol.ts'

const connections = 32

// Servers of ours answer 1000 requests on a connection; autocannon would run into that wall.
const requestsPerConnection = 900

process.on('message', (order: LoadOrder) => {
  void load(order).then((outcome) => process.send?.(outcome))
})

async function load({ address, paths, seconds }: LoadOrder): Promise<LoadOutcome> {
  const before = process.cpuUsage()
  const { requests, duration, errors, non2xx } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    sampleInt: 100,
    reconnectRate: requestsPerConnection,
    requests: paths.map((path) => ({ path })),
  })
  const { user, system } = process.cpuUsage(before)
  return {
    requests: requests.total,
    seconds: duration,
    failures: errors + non2xx,
    cpuMs: (user + system) / 1000,
  }
}
