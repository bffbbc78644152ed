import { join } from 'node:path'
import { readArticleFiles } from '#server/library/article-file.ts'
import { root } from '../bootstrap/root.mjs'

const articles = readArticleFiles(join(root, 'library/articles'))

/** The article whose title needs the most room, in any language. */
export function longestTitle(): string {
  const room = ({ fields }: (typeof articles)[number]) =>
    Math.max((fields.title ?? '').length * 2, (fields['title.en'] ?? '').length)
  const [longest] = articles.toSorted((a, b) => room(b) - room(a))
  if (!longest) throw new Error('The library has no article')
  return longest.slug
}

export function someTag(): string {
  const [tag] = (articles[0]?.fields.tags ?? '').split(',')
  if (!tag) throw new Error('The first article of the library has no tag')
  return tag.trim()
}
