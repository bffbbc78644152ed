import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has this data folder. */
export class DataDirBusy extends Error {}

/**
 * One process per data folder. SQLite's own exclusive lock on a file of its own does it:
 * the system lets go of it when the process ends, however it ends.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new DataDirBusy(`Another server is already running on the data folder ${dataDir}`)
  }
  return () => lock.close()
}
