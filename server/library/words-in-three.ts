import type { Words } from '#library/words.ts'
import { htmlOfMarkdown } from '../content/markdown.ts'

/** Words as written, with Traditional made from Simplified. */
export const wordsInThree = (traditional: (text: string) => string) => (words: Words) => ({
  ...words,
  'zh-Hant': Object.fromEntries(
    Object.entries(words['zh-Hans']).map(([field, text]) => [field, traditional(text)]),
  ),
})

/** Words whose `content` was written as Markdown, with it as the HTML that is kept. */
export const withHtml = (words: Words): Words => ({
  'zh-Hans': rendered(words['zh-Hans']),
  en: rendered(words.en),
})

const rendered = (fields: Record<string, string>) => ({
  ...fields,
  content: htmlOfMarkdown(fields.content ?? ''),
})
