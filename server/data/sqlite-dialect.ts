import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

/** Statements kept prepared; a list call then spends its time on rows, not on SQL text. */
const statementsMost = 500

/** Kysely on Node's own SQLite. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    let statement = prepared.get(sql)
    if (!statement) {
      if (prepared.size >= statementsMost) prepared.clear()
      statement = database.prepare(sql)
      prepared.set(sql, statement)
    }
    return statement
  }
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      }
    },
  }
  return new SqliteDialect({ database: adapter })
}

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
