import { rowsBySkippingMost } from '#contract/constants.ts'
import type { Parsed } from '#contract/calls.ts'
import { cardOf } from '../../../data/article-cards.ts'
import { articlesIn, countArticles, type ArticleList } from '../../../data/article-lists.ts'
import { readCursor, writeCursor } from '../../../data/cursor.ts'
import { handler } from '../../../handler.ts'

export const gets = handler('front/article/gets', async ({ db, dependsOn, fail }, input) => {
  dependsOn('article')
  const { pageIndex, pageSize, after, lang } = input
  const skip = after ? 0 : (pageIndex - 1) * pageSize
  if (skip + pageSize > rowsBySkippingMost) return fail('page-too-deep')
  const list = listAskedFor(input)
  const most = pageSize + 1
  const found = await articlesIn(
    db,
    list,
    after
      ? { lang, most, from: 'place', place: readCursor(after) }
      : { lang, most, from: 'start', skip },
  )
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    rows: shown.map(cardOf),
    total: await countArticles(db, list),
    hasMore: found.length > pageSize,
    pagination: { pageIndex, pageSize },
    after: last ? writeCursor(last) : null,
  }
})

function listAskedFor(input: Parsed<'front/article/gets'>): ArticleList {
  if (input.collectionId) return { by: 'collection', collectionId: input.collectionId }
  if (input.categoryId) return { by: 'category', categoryId: input.categoryId }
  if (input.tag) return { by: 'tag', tag: input.tag }
  return { by: 'all' }
}
