import { rowsBySkippingMost } from '#contract/constants.ts'
import { readCursor, writeCursor } from '../../../data/cursor.ts'
import { countEvents, eventsThrough } from '../../../data/history.ts'
import { handler } from '../../../handler.ts'

export const paging = handler('front/lishi/paging', async ({ db, dependsOn, fail }, input) => {
  dependsOn('history')
  const { pageIndex, pageSize, after, month, day, kind = null, lang } = input
  const skip = after ? 0 : (pageIndex - 1) * pageSize
  if (skip + pageSize > rowsBySkippingMost) return fail('page-too-deep')
  const filter = { onDay: month && day ? month * 100 + day : null, kind }
  const stretch = { place: after ? readCursor(after) : null, skip, most: pageSize + 1 }
  const found = await eventsThrough(db, filter, stretch, lang)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    rows: shown.map(({ event }) => event),
    total: await countEvents(db, filter),
    hasMore: found.length > pageSize,
    pagination: { pageIndex, pageSize },
    after: last ? writeCursor(last) : null,
  }
})
