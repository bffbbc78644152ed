import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Check = {
  readonly name: string
  readonly script: string
  readonly args?: readonly string[]
  /** Its one line of output is worth reading when all is well. */
  readonly tells?: boolean
}

export type Outcome = { check: Check; passed: boolean; output: string; seconds: number }

export async function runCheck(check: Check): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(process.execPath, [check.script, ...(check.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return {
    check,
    passed: child.exitCode === 0,
    output: (stdout + stderr).trim(),
    seconds: (performance.now() - started) / 1000,
  }
}
