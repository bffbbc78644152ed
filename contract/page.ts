import { z } from 'zod'
import { pageSizeDefault, pageSizeMost } from './constants.ts'
import { text, whole } from './shape.ts'

/** What every paged call takes. `after`, the cursor of the last reply, wins over `pageIndex`. */
export const paging = {
  pageIndex: whole(1, 1_000_000_000).default(1),
  pageSize: whole(1, pageSizeMost).default(pageSizeDefault),
  after: text(200).optional(),
}

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.int(),
    hasMore: z.boolean(),
    pagination: z.object({ pageIndex: z.int(), pageSize: z.int() }),
    after: z.string().nullable(),
  })
