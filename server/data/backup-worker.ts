import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const { from, to } = workerData as { from: string; to: string }
const part = `${to}.part`

rmSync(part, { force: true })
const database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
database.prepare('vacuum into ?').run(part)
database.close()
// Under its final name only when whole: a broken copy must never look like a backup.
renameSync(part, to)
