import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './start-server.ts'

const finishMs = 30_000
const afterSurpriseMs = 5_000

/** Stops in order: tell the balancer, wait for it, finish what runs, leave. */
export function stopOnSignals(running: Running) {
  let stopping = false
  const leave = async (code: number, drainMs: number, mostMs: number) => {
    // A second request to stop, or one that takes too long, is answered by leaving at once.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), drainMs + mostMs).unref()
    running.retire()
    if (drainMs > 0) await wait(drainMs)
    await running.stop()
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void leave(0, running.drainMs, finishMs))
  }
  // After a surprise nothing in memory can be trusted; whoever supervises starts a new process.
  for (const surprise of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(surprise, (error) => {
      running.app.log.fatal({ err: error }, surprise)
      void leave(1, 0, afterSurpriseMs)
    })
  }
}
