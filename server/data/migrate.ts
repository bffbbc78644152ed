import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './database.ts'
import { articles } from './migrations/0001-articles.ts'
import { history } from './migrations/0002-history.ts'
import { pictures } from './migrations/0003-pictures.ts'
import { notices } from './migrations/0004-notices.ts'
import { sites } from './migrations/0005-sites.ts'

/** In order; a name once released never changes. */
const migrations: Record<string, Migration> = {
  '0001-articles': articles,
  '0002-history': history,
  '0003-pictures': pictures,
  '0004-notices': notices,
  '0005-sites': sites,
}

/** Which generation of data this folder holds; an older program must not touch a newer one. */
const generation = 1

/** Runs what has not run yet, under the engine's own lock, after a copy of what there is. */
export async function migrate(database: Database, dataDir: string): Promise<void> {
  checkGeneration(dataDir)
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const known = await migrator.getMigrations()
  const pending = known.filter(({ executedAt }) => !executedAt)
  if (pending.length > 0 && pending.length < known.length) await backUpBefore(database, dataDir)
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date', { cause: error })
  writeFileSync(join(dataDir, 'VERSION'), `${generation}\n`)
}

function checkGeneration(dataDir: string) {
  const file = join(dataDir, 'VERSION')
  const found = existsSync(file) ? Number(readFileSync(file, 'utf8')) : generation
  if (found > generation) {
    throw new Error(`The data in ${dataDir} was written by a newer version of this program`)
  }
}

async function backUpBefore({ db, engine }: Database, dataDir: string) {
  if (engine !== 'sqlite') return
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  copyFileSync(join(dataDir, 'meiri.sqlite'), join(dataDir, 'before-migration.sqlite'))
}
