import { rowsBySkippingMost } from '#contract/constants.ts'
import type { Parsed } from '#contract/calls.ts'
import { readCursor, writeCursor } from '../../../../data/cursor.ts'
import { imageCardOf } from '../../../../data/image-cards.ts'
import { countImages, imagesIn, type ImageList } from '../../../../data/image-lists.ts'
import { handler } from '../../../../handler.ts'

export const gets = handler('client/image/pub/gets', async ({ db, dependsOn, fail }, input) => {
  dependsOn('image')
  const { pageIndex, pageSize, after, lang } = input
  const skip = after ? 0 : (pageIndex - 1) * pageSize
  if (skip + pageSize > rowsBySkippingMost) return fail('page-too-deep')
  const list = listAskedFor(input)
  const most = pageSize + 1
  const found = await imagesIn(
    db,
    list,
    after
      ? { lang, most, from: 'place', place: readCursor(after) }
      : { lang, most, from: 'start', skip },
  )
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    rows: shown.map(imageCardOf),
    total: await countImages(db, list),
    hasMore: found.length > pageSize,
    pagination: { pageIndex, pageSize },
    after: last ? writeCursor(last) : null,
  }
})

function listAskedFor(input: Parsed<'client/image/pub/gets'>): ImageList {
  if (input.gatherId) return { by: 'gather', gatherId: input.gatherId }
  if (input.tag) return { by: 'tag', tag: input.tag }
  return { by: 'all' }
}
