import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDataDir } from './data-dir-lock.ts'
import { migrate } from './migrate.ts'
import { nodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts'
import type { Database, Place } from './database.ts'
import type { Tables } from './tables.ts'

/** Opens the database, alone on its folder where it is a file, and brings it up to date. */
export async function openDatabase(place: Place): Promise<Database> {
  const database = place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(place.dataDir)
  try {
    await migrate(database, place.dataDir)
  } catch (cause) {
    await database.close()
    throw cause
  }
  return database
}

function openSqlite(dataDir: string): Database {
  const unlock = lockDataDir(dataDir)
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(openSqliteFile(join(dataDir, 'meiri.sqlite'))),
  })
  return {
    db,
    engine: 'sqlite',
    description: `SQLite in ${dataDir} (WAL, synchronous=FULL)`,
    close: async () => {
      await db.destroy()
      unlock()
    },
  }
}

/** PostgreSQL gives bigint as text; our numbers (milliseconds, counts) are safe as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'meiri',
  })
  // A broken idle connection is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', description: 'PostgreSQL', close: () => db.destroy() }
}
