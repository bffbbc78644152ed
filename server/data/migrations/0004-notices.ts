import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the site has to say to its readers. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('is_pinned', 'integer', (column) =>
        column.notNull().check(sql`is_pinned in (0, 1)`),
      )
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('notice_in_order')
      .on('notice')
      .columns(['is_pinned', 'published_at', 'id'])
      .execute()
  },
}
