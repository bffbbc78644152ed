import { join } from 'node:path'
import { gathers } from '#library/art/gathers.ts'
import { pictures } from '#library/art/pictures.ts'
import { categories } from '#library/categories.ts'
import { collections } from '#library/collections.ts'
import { notices } from '#library/notices.ts'
import { readArticleFiles } from '#server/library/article-file.ts'
import { root } from '../bootstrap/root.mjs'

const articles = readArticleFiles(join(root, 'library/articles'))

/** One of each kind from the library, to be shown where a page needs one. */
export const samples = {
  article: longestTitle(),
  tag: first(articles).fields.tags?.split(',')[0]?.trim() ?? '',
  category: first(categories).id,
  collection: first(collections).id,
  picture: first(pictures).slug,
  album: first(gathers).slug,
  notice: first(notices).id,
}

/** The article whose title needs the most room, in any language. */
function longestTitle(): string {
  const room = ({ fields }: (typeof articles)[number]) =>
    Math.max((fields.title ?? '').length * 2, (fields['title.en'] ?? '').length)
  return first(articles.toSorted((a, b) => room(b) - room(a))).slug
}

function first<Thing>([thing]: readonly Thing[]): Thing {
  if (thing === undefined) throw new Error('The library lacks something to show')
  return thing
}
