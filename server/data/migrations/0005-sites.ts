import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The directory of sites: groups, and what is in each. */
export const sites: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('site_group')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('site')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('group_id', 'text', (column) => column.notNull().references('site_group.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('page', 'h5')`))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('pinyin', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('site_in_order')
      .on('site')
      .columns(['group_id', 'position'])
      .unique()
      .execute()
  },
}
