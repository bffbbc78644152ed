import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'meiri-tools-'))
const heard = join(folder, 'heard')
const listener = script(`
  import { appendFileSync, writeFileSync } from 'node:fs'
  writeFileSync('${heard}', '')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      appendFileSync('${heard}', signal + ' ')
      setTimeout(() => process.exit(0), 100)
    })
  }
  setInterval(() => {}, 1000)
  console.log('ready')
`)

afterAll(() => rmSync(folder, { recursive: true }))

test('a script runs on Node 24 or newer and its exit code is passed on', async () => {
  const launcher = launch(script(`process.exit(Number.parseInt(process.version.slice(1), 10))`))
  const [code] = (await once(launcher, 'exit')) as [number]
  expect(code).toBeGreaterThanOrEqual(24)
})

test('a script that a signal ended is told as 128 + its number', async () => {
  const launcher = launch(script(`process.kill(process.pid, 'SIGKILL')`))
  expect(await once(launcher, 'exit')).toEqual([128 + constants.signals.SIGKILL, null])
})

test('one Ctrl-C, heard from the terminal and again from npm, reaches the script once', async () => {
  const launcher = await launchListener()
  launcher.kill('SIGINT')
  await wait(20)
  launcher.kill('SIGINT')
  expect(await once(launcher, 'exit')).toEqual([0, null])
  expect(readFileSync(heard, 'utf8')).toBe('SIGINT ')
})

test('a script whose launcher is killed outright is told to stop', async () => {
  const launcher = await launchListener()
  launcher.kill('SIGKILL')
  await vi.waitFor(() => expect(readFileSync(heard, 'utf8')).toBe('SIGTERM '), { timeout: 5000 })
})

type Launcher = ChildProcessByStdio<null, Readable, null>

function launch(file: string): Launcher {
  const args = ['tools/with-node.mjs', file]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function launchListener(): Promise<Launcher> {
  const launcher = launch(listener)
  await once(launcher.stdout, 'data')
  return launcher
}

function script(source: string): string {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.ts`)
  writeFileSync(file, source)
  return file
}
