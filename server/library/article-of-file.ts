import type { Language } from '#contract/languages.ts'
import { timezoneHours } from '#contract/constants.ts'
import { readingMinutes } from '#domain/reading-time.ts'
import { htmlOfMarkdown } from '../content/markdown.ts'
import type { ArticleText, NewArticle } from '../data/save-article.ts'
import type { ArticleFile } from './article-file.ts'

/** A library file as an article: Simplified as written, Traditional by conversion, English as written. */
export function articleOfFile(
  { slug, fields, body, bodyEn }: ArticleFile,
  cover: NewArticle['cover'],
  traditional: (text: string) => string,
): NewArticle {
  const { title = '', abstract = '', caption = '', category = '', tags = '', date = '' } = fields
  const content = htmlOfMarkdown(body)
  const simplified = textIn('zh-Hans', title, abstract, caption, content)
  return {
    id: slug,
    categoryId: category,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    cover,
    readingMinutes: readingMinutes(body),
    createdAt: morningOf(date, slug),
    texts: [
      simplified,
      textIn(
        'zh-Hant',
        traditional(title),
        traditional(abstract),
        traditional(caption),
        traditional(content),
      ),
      textIn(
        'en',
        fields['title.en'] ?? '',
        fields['abstract.en'] ?? '',
        fields['caption.en'] ?? '',
        htmlOfMarkdown(bodyEn),
      ),
    ],
  }
}

const textIn = (
  lang: Language,
  title: string,
  abstract: string,
  caption: string,
  content: string,
): ArticleText => ({ lang, textLang: lang, title, abstract, caption, content })

/** Seven in the morning of that day; pieces of one day stand a minute or so apart. */
function morningOf(date: string, slug: string): number {
  const time = Date.parse(`${date}T07:00:00+0${timezoneHours}:00`)
  if (Number.isNaN(time)) throw new Error(`${slug}: ${date} is not a date`)
  return time + (slug.length % 60) * 60_000
}
