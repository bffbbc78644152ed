import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

/** Statements kept prepared; a list call then spends its time on rows, not on SQL text. */
const statementsMost = 500

/** Kysely on Node's own SQLite. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>()
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= statementsMost) prepared.clear()
      const statement = adapted(database.prepare(sql))
      prepared.set(sql, statement)
      return statement
    },
  }
  return new SqliteDialect({ database: adapter })
}

const adapted = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) =>
    statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
})

export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -65536;
    pragma mmap_size = 1073741824;
    pragma temp_store = memory;
  `)
  return database
}
