import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the app knows at launch, and articles with their words, pictures and likes. */
export const articles: Migration = {
  async up(db: Kysely<unknown>) {
    await createLaunch(db)
    await createCategories(db)
    await createArticles(db)
    await createCollections(db)
    await indexArticles(db)
  },
}

async function createLaunch(db: Kysely<unknown>) {
  await db.schema
    .createTable('counter')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull().check(sql`value >= 0`))
    .execute()
  await db.schema
    .createTable('project')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('dictionary')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('about')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('about_pk', ['type', 'code'])
    .execute()
}

async function createCategories(db: Kysely<unknown>) {
  await db.schema
    .createTable('category')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('category_name')
    .addColumn('category_id', 'text', (column) => column.notNull().references('category.id'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('category_name_pk', ['category_id', 'lang'])
    .execute()
  await db.schema
    .createTable('picture')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .execute()
}

async function createArticles(db: Kysely<unknown>) {
  await db.schema
    .createTable('article')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull().references('category.id'))
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('cover_id', 'text', (column) => column.references('picture.id'))
    .addColumn('cover_width', 'integer')
    .addColumn('cover_height', 'integer')
    .addColumn('cover_colour', 'text')
    .addColumn('reading_minutes', 'integer', (column) => column.notNull())
    .addColumn('like_num', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`like_num >= 0`),
    )
    .addColumn('pv', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('comment_num', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('article_text')
    .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('text_lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('abstract', 'text', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_text_pk', ['article_id', 'lang'])
    .execute()
  await db.schema
    .createTable('article_body')
    .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_body_pk', ['article_id', 'lang'])
    .execute()
  await db.schema
    .createTable('article_tag')
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
    .addPrimaryKeyConstraint('article_tag_pk', ['tag', 'created_at', 'article_id'])
    .execute()
  await db.schema
    .createTable('article_like')
    .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_like_pk', ['article_id', 'actor'])
    .execute()
}

async function createCollections(db: Kysely<unknown>) {
  await db.schema
    .createTable('collection')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('collection_item')
    .addColumn('collection_id', 'text', (column) => column.notNull().references('collection.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull().references('article.id'))
    .addPrimaryKeyConstraint('collection_item_pk', ['collection_id', 'position'])
    .addUniqueConstraint('collection_item_once', ['collection_id', 'article_id'])
    .execute()
}

async function indexArticles(db: Kysely<unknown>) {
  await db.schema
    .createIndex('article_newest')
    .on('article')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('article_newest_in_category')
    .on('article')
    .columns(['category_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('article_hottest').on('article').columns(['score', 'id']).execute()
  await db.schema.createIndex('article_tag_of').on('article_tag').columns(['article_id']).execute()
  await db.schema
    .createIndex('collection_item_of')
    .on('collection_item')
    .columns(['article_id'])
    .execute()
}
