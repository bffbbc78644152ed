import { cpus, loadavg } from 'node:os'

/** Numbers mean little without it. */
export function describeMachine(): string {
  const [processor] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  return `Node ${process.version}, ${cpus().length} × ${processor?.model.trim()}, load ${load}`
}

/** How long all processors together have been at work, for whomever. */
export const busyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

/** All the time the processors have in that many seconds. */
export const capacityMs = (seconds: number): number => cpus().length * seconds * 1000
