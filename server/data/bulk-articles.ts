import { sql, type CompiledQuery, type Insertable } from 'kysely'
import { hotScore } from '#domain/hot-score.ts'
import { counterOf } from './article-lists.ts'
import type { Db } from './database.ts'
import type { NewArticle } from './save-article.ts'
import type { Tables } from './tables.ts'

/** SQLite takes 32,766 values in a statement. */
const rowsAtOnce = 500

/** Adds many articles in one transaction: what `addArticle` adds for each, a table at a time. */
export const addArticles = (db: Db, articles: readonly NewArticle[]): Promise<void> =>
  db.transaction().execute(async (within) => {
    await insertAll(within, 'article', articles.map(articleRow))
    await insertAll(within, 'article_text', articles.flatMap(textRows))
    await insertAll(within, 'article_body', articles.flatMap(bodyRows))
    await insertAll(within, 'article_tag', articles.flatMap(tagRows))
    await countAll(within, articles)
  })

/** PostgreSQL plans by statistics that its daemon has not gathered yet after a bulk load. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}

const articleRow = ({ cover, ...article }: NewArticle) => ({
  id: article.id,
  lang: 'zh-Hans',
  category_id: article.categoryId,
  tags: JSON.stringify(article.tags),
  cover_id: cover?.id ?? null,
  cover_width: cover?.width ?? null,
  cover_height: cover?.height ?? null,
  cover_colour: cover?.colour ?? null,
  reading_minutes: article.readingMinutes,
  score: hotScore(0, 0, article.createdAt),
  created_at: article.createdAt,
  updated_at: article.createdAt,
})

const textRows = ({ id, texts }: NewArticle) =>
  texts.map(({ lang, textLang, title, abstract, caption }) => ({
    article_id: id,
    lang,
    text_lang: textLang,
    title,
    abstract,
    caption,
  }))

const bodyRows = ({ id, texts }: NewArticle) =>
  texts.flatMap(({ lang, content }) =>
    content === null ? [] : [{ article_id: id, lang, content }],
  )

const tagRows = ({ id, tags, createdAt }: NewArticle) =>
  tags.map((tag) => ({ tag, created_at: createdAt, article_id: id }))

async function insertAll<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce)
    const parameters = part.flatMap((row) => Object.values(row))
    await db.executeQuery({ ...insertion(db, table, part), parameters })
  }
}

const insertions = new WeakMap<object, Map<string, CompiledQuery>>()

/** Compiled once for each number of rows: compiling costs far more than the insert itself. */
function insertion<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): CompiledQuery {
  const { adapter } = db.getExecutor()
  const known = insertions.get(adapter) ?? new Map<string, CompiledQuery>()
  insertions.set(adapter, known)
  const key = `${table} ${rows.length}`
  const query = known.get(key) ?? db.insertInto(table).values(rows).compile()
  known.set(key, query)
  return query
}

async function countAll(db: Db, articles: readonly NewArticle[]) {
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { categoryId, tags } of articles) {
    count(counterOf({ by: 'all' }))
    count(counterOf({ by: 'category', categoryId }))
    for (const tag of tags) count(counterOf({ by: 'tag', tag }))
  }
  await db
    .insertInto('counter')
    .values([...counts].map(([name, value]) => ({ name, value })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((row) => ({ value: row('counter.value', '+', row.ref('excluded.value')) })),
    )
    .execute()
}
