import { pageSizeDefault } from '#contract/constants.ts'

interface Row {
  _id: string
}

/** A list as far as it was read. */
export interface ListState<Item extends Row> {
  rows: readonly Item[]
  /** The page last read; 0 before the first. */
  pageIndex: number
  /** Where to read on. */
  after: string | null
  /** True until the first page has come, or has failed to. */
  isFirstLoad: boolean
  isEmpty: boolean
  more: 'loadmore' | 'nomore'
}

export interface ListPage<Item> {
  rows: readonly Item[]
  hasMore?: boolean
  after?: string | null
}

export const unreadList: ListState<never> = {
  rows: [],
  pageIndex: 0,
  after: null,
  isFirstLoad: true,
  isEmpty: false,
  more: 'loadmore',
}

/**
 * The list after another page came. Rows seen before are not shown twice. An empty page, or one
 * shorter than a page, is the last, unless the server says otherwise.
 */
export function withPage<Item extends Row>(
  list: ListState<Item>,
  page: ListPage<Item>,
): ListState<Item> {
  const isFirst = list.pageIndex === 0
  const rows = isFirst ? page.rows : withoutRepeats([...list.rows, ...page.rows])
  const isShort = page.rows.length < pageSizeDefault
  const hasMore = page.rows.length > 0 && (page.hasMore ?? !isShort)
  return {
    rows,
    // An empty page was no page: the index stays where it was.
    pageIndex: isFirst || page.rows.length > 0 ? list.pageIndex + 1 : list.pageIndex,
    after: page.after ?? list.after,
    isFirstLoad: false,
    isEmpty: isFirst && page.rows.length === 0,
    more: hasMore ? 'loadmore' : 'nomore',
  }
}

function withoutRepeats<Item extends Row>(rows: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return rows.filter(({ _id }) => !seen.has(_id) && seen.add(_id))
}

/** A reply without rows is no page: whatever it says otherwise, loading has failed. */
export const isPage = <Item>(reply: unknown): reply is ListPage<Item> =>
  Array.isArray((reply as { rows?: unknown } | null)?.rows)
