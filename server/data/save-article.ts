import type { Language } from '#contract/languages.ts'
import { hotScore } from '#domain/hot-score.ts'
import type { Db } from './database.ts'
import { addToCounters } from './counters.ts'
import { counterOf } from './article-lists.ts'

export interface ArticleText {
  lang: Language
  /** The language the words really are in. */
  textLang: Language
  title: string
  abstract: string
  caption: string
  /** HTML, already sanitised; only where the words are in their own language. */
  content: string | null
}

export interface NewArticle {
  id: string
  categoryId: string
  tags: readonly string[]
  cover: { id: string; width: number; height: number; colour: string } | null
  readingMinutes: number
  createdAt: number
  /** One for each language of the product. */
  texts: readonly ArticleText[]
}

/** Adds an article with its words in all languages, its tags and the counts that lists show. */
export async function addArticle(db: Db, article: NewArticle): Promise<void> {
  await db
    .insertInto('article')
    .values({
      id: article.id,
      lang: 'zh-Hans',
      category_id: article.categoryId,
      tags: JSON.stringify(article.tags),
      cover_id: article.cover?.id ?? null,
      cover_width: article.cover?.width ?? null,
      cover_height: article.cover?.height ?? null,
      cover_colour: article.cover?.colour ?? null,
      reading_minutes: article.readingMinutes,
      score: hotScore(0, 0, article.createdAt),
      created_at: article.createdAt,
      updated_at: article.createdAt,
    })
    .execute()
  await addWords(db, article)
  await addTags(db, article)
  const counters = [
    counterOf({ by: 'all' }),
    counterOf({ by: 'category', categoryId: article.categoryId }),
    ...article.tags.map((tag) => counterOf({ by: 'tag', tag })),
  ]
  await addToCounters(db, new Map(counters.map((name) => [name, 1])))
}

async function addWords(db: Db, { id, texts }: NewArticle) {
  await db
    .insertInto('article_text')
    .values(
      texts.map(({ lang, textLang, title, abstract, caption }) => ({
        article_id: id,
        lang,
        text_lang: textLang,
        title,
        abstract,
        caption,
      })),
    )
    .execute()
  await db
    .insertInto('article_body')
    .values(
      texts.flatMap(({ lang, content }) =>
        content === null ? [] : [{ article_id: id, lang, content }],
      ),
    )
    .execute()
}

async function addTags(db: Db, { id, tags, createdAt }: NewArticle) {
  if (tags.length === 0) return
  await db
    .insertInto('article_tag')
    .values(tags.map((tag) => ({ tag, created_at: createdAt, article_id: id })))
    .execute()
}
