import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from '../config.ts'
import type { Database } from '../data/database.ts'

const hourMs = 3600_000
const name = /^meiri-\d{4}-\d\d-\d\d\.sqlite$/

/** A copy of the SQLite file for each day the server runs, the newest few kept. */
export function startBackups(
  { engine }: Database,
  { dataDir, backupsKept }: Pick<Config, 'dataDir' | 'backupsKept'>,
  firstAfterMs = 10_000,
): () => void {
  if (engine !== 'sqlite' || backupsKept === 0) return () => {}
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const turn = () => backUpToday(dataDir, folder, backupsKept)
  const timer = setInterval(turn, hourMs)
  timer.unref()
  const first = setTimeout(turn, firstAfterMs)
  first.unref()
  return () => {
    clearInterval(timer)
    clearTimeout(first)
  }
}

function backUpToday(dataDir: string, folder: string, kept: number) {
  const today = `meiri-${new Date().toISOString().slice(0, 10)}.sqlite`
  if (backupsIn(folder).includes(today)) return
  // In a thread of its own: copying a large file must not hold up visitors.
  const worker = new Worker(new URL('../data/backup-worker.ts', import.meta.url), {
    workerData: { from: join(dataDir, 'meiri.sqlite'), to: join(folder, today) },
  })
  worker.unref()
  worker.once('exit', (code) => {
    if (code !== 0) return
    const old = backupsIn(folder).toSorted().slice(0, -kept)
    for (const file of old) rmSync(join(folder, file), { force: true })
  })
  worker.once('error', (error: Error) => {
    process.stderr.write(`Backup failed: ${error.message}\n`)
  })
}

const backupsIn = (folder: string) => readdirSync(folder).filter((file) => name.test(file))
