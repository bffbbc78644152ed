import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What happened on each day of the year. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('history_event')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // Month and day as one number, 101 to 1231: the order of a year.
      .addColumn('on_day', 'integer', (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('history_event_by_day')
      .on('history_event')
      .columns(['on_day', 'id'])
      .execute()
    await db.schema
      .createIndex('history_event_by_kind')
      .on('history_event')
      .columns(['kind', 'on_day', 'id'])
      .execute()
  },
}
