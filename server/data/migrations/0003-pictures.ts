import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Pictures to look at, with their words, tags and collections. */
export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    await createImages(db)
    await createWordsAndTags(db)
    await indexImages(db)
  },
}

async function createImages(db: Kysely<unknown>) {
  await db.schema
    .createTable('image_gather')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('image')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('picture.id'))
    .addColumn('gather_id', 'text', (column) => column.notNull().references('image_gather.id'))
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createWordsAndTags(db: Kysely<unknown>) {
  await db.schema
    .createTable('image_text')
    .addColumn('image_id', 'text', (column) => column.notNull().references('image.id'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('text_lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('abstract', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('image_text_pk', ['image_id', 'lang'])
    .execute()
  await db.schema
    .createTable('image_tag')
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull().references('image.id'))
    .addPrimaryKeyConstraint('image_tag_pk', ['tag', 'created_at', 'image_id'])
    .execute()
}

async function indexImages(db: Kysely<unknown>) {
  await db.schema.createIndex('image_newest').on('image').columns(['created_at', 'id']).execute()
  await db.schema
    .createIndex('image_newest_in_gather')
    .on('image')
    .columns(['gather_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('image_tag_of').on('image_tag').columns(['image_id']).execute()
}
