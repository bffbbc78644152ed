import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endChild, tracked } from './scratch.ts'

const probe = new URL('./probe.ts', import.meta.url)

export interface Usage {
  /** Time on a processor, of all its threads, since it began. */
  cpuMs: number
  memoryBytes: number
}

export interface ServerProcess {
  address: string
  /** From its spawn until it said that it is ready. */
  readyMs: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

interface Options {
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  flags?: readonly string[]
}

/** Runs a script of ours in a process of its own. */
export function startScript(
  script: URL,
  { args = [], env = {}, flags = [] }: Options = {},
): ChildProcess {
  const quiet = '--disable-warning=ExperimentalWarning'
  const child = spawn(process.execPath, [quiet, ...flags, fileURLToPath(script), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return tracked(child)
}

/** Starts a script that serves HTTP and says `ready at <address>` when it does. */
export async function startServerProcess(
  script: URL,
  options: Options = {},
): Promise<ServerProcess> {
  const began = performance.now()
  const child = startScript(script, { ...options, flags: ['--import', probe.href] })
  const { stdout } = child
  if (!stdout) throw new Error(`${fileURLToPath(script)} did not start`)
  for await (const line of createInterface(stdout)) {
    const address = /ready at (\S+)/.exec(line)?.[1]
    if (!address) continue
    const readyMs = performance.now() - began
    stdout.resume()
    return {
      address,
      readyMs,
      usage: () => ask<Usage>(child, {}),
      stop: () => endChild(child),
    }
  }
  throw new Error(`${fileURLToPath(script)} ended before it was ready`)
}

/** Sends a message to a process of ours and waits for its answer. One question at a time. */
export async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const ended = new AbortController()
  const end = () => ended.abort(new Error('The process ended before it answered'))
  child.once('exit', end)
  try {
    const answered = once(child, 'message', { signal: ended.signal })
    child.send(question)
    const [answer] = (await answered) as [Answer]
    return answer
  } finally {
    child.off('exit', end)
  }
}
