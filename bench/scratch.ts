import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const patienceMs = 5_000

const folders = new Set<string>()
const children = new Set<ChildProcess>()
const endings = new Set<() => Promise<void>>()

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meiri-bench-'))
  folders.add(folder)
  return folder
}

export function deleteFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  folders.delete(folder)
}

/** Sees to it that a process we started does not outlive the run. */
export function tracked<Child extends ChildProcess>(child: Child): Child {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Something else to end when the run ends, however it ends. */
export function endLater(end: () => Promise<void>): void {
  endings.add(end)
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  const impatience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.kill('SIGTERM')
  await gone
  clearTimeout(impatience)
}

let cleaning: Promise<void> | undefined

/** Ends every process and deletes every folder that is still there. Nothing is begun after it. */
export function cleanUp(): Promise<void> {
  cleaning ??= endAll()
  return cleaning
}

async function endAll() {
  await Promise.all([...children].map(endChild))
  await Promise.all([...endings].map((end) => end()))
  for (const folder of folders) deleteFolder(folder)
}
