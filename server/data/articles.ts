import type { Article } from '#contract/article.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from './database.ts'
import { cardColumns, cardOf, type CardRow } from './article-cards.ts'
import { counterOf } from './article-lists.ts'
import { readCounters } from './counters.ts'
import { prepared } from './prepared.ts'

export async function findArticle(db: Db, id: string, lang: Language): Promise<Article | null> {
  const [row] = await withBody(db, { id, lang })
  return row ? { ...cardOf(row), content: row.content, caption: row.caption } : null
}

type ArticleRow = Omit<CardRow, 'at'> & { content: string }

/** The body is read in the language the words really are in. */
const withBody = prepared<{ id: string; lang: Language }, ArticleRow>((db, slot) =>
  db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.article_id', 'article.id')
    .innerJoin('category_name', 'category_name.category_id', 'article.category_id')
    .innerJoin('article_body', (join) =>
      join
        .onRef('article_body.article_id', '=', 'article.id')
        .onRef('article_body.lang', '=', 'article_text.text_lang'),
    )
    .select(cardColumns)
    .select('article_body.content')
    .where('article.id', '=', slot('id'))
    .where('article_text.lang', '=', slot('lang'))
    .where('category_name.lang', '=', slot('lang')),
)

export async function listCategories(db: Db, lang: Language) {
  const rows = await db
    .selectFrom('category')
    .innerJoin('category_name', 'category_name.category_id', 'category.id')
    .select(['category.id', 'category_name.name'])
    .where('category_name.lang', '=', lang)
    .orderBy('category.position')
    .execute()
  const totals = await readCounters(
    db,
    rows.map(({ id }) => counterOf({ by: 'category', categoryId: id })),
  )
  return rows.map(({ id, name }) => ({
    _id: id,
    name,
    total: totals.get(counterOf({ by: 'category', categoryId: id })) ?? 0,
  }))
}
