import { ask, startScript } from '../processes.ts'
import { endChild } from '../scratch.ts'
import type { LoadOrder, LoadOutcome } from './protocol.ts'

const generator = new URL('./generator.ts', import.meta.url)

export interface Load {
  run(order: LoadOrder): Promise<LoadOutcome>
  stop(): Promise<void>
}

/** Load from a process of its own, so that making it costs the servers nothing. */
export function startLoad(): Load {
  const child = startScript(generator)
  return {
    run: async (order) => {
      const outcome = await ask<LoadOutcome>(child, order)
      if (outcome.failures > 0) {
        throw new Error(`${outcome.failures} requests to ${order.paths.join(', ')} failed`)
      }
      return outcome
    },
    stop: () => endChild(child),
  }
}
