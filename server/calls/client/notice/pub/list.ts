import { rowsBySkippingMost } from '#contract/constants.ts'
import { readCursor, writeCursor } from '../../../../data/cursor.ts'
import { countNotices, noticesIn } from '../../../../data/notices.ts'
import { handler } from '../../../../handler.ts'

export const list = handler('client/notice/pub/list', async ({ db, dependsOn, fail }, input) => {
  dependsOn('notice')
  const { pageIndex, pageSize, after, lang } = input
  const skip = after ? 0 : (pageIndex - 1) * pageSize
  if (skip + pageSize > rowsBySkippingMost) return fail('page-too-deep')
  const stretch = { place: after ? readCursor(after) : null, skip, most: pageSize + 1 }
  const found = await noticesIn(db, stretch, lang)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    rows: shown.map(({ notice }) => notice),
    total: await countNotices(db),
    hasMore: found.length > pageSize,
    pagination: { pageIndex, pageSize },
    after: last ? writeCursor(last) : null,
  }
})
