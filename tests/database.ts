import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#server/data/open-database.ts'
import { createDatabase } from './postgres.ts'

/** A migrated, empty database on the engine of this run. */
export async function openTestDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), 'meiri-data-'))
  const onPostgres = inject('engine') === 'postgres'
  const server = onPostgres ? await createDatabase(inject('postgresUrl')) : null
  const database = await openDatabase({ dataDir, databaseUrl: server?.url ?? '' })
  return {
    database,
    databaseUrl: server?.url ?? '',
    close: async () => {
      await database.close()
      await server?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
