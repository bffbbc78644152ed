import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallPath, Input, Output } from '#contract/calls.ts'
import { usePlace } from '../navigation/page-context.ts'
import { isPage, unreadList, withPage, type ListPage, type ListState } from './list-state.ts'
import { keyOf, useClient, useRead } from './reads.ts'

type ListPath = {
  [Path in CallPath]: Output<Path> extends { rows: { _id: string }[]; after: string | null }
    ? Path
    : never
}[CallPath]
type RowOf<Path extends ListPath> = Output<Path>['rows'][number]

export interface List<Item extends { _id: string }> extends ListState<Item> {
  isLoading: boolean
  /** The first page could not be had. */
  hasFailed: boolean
  loadMore(): void
  retry(): void
  refresh(): Promise<void>
}

/**
 * A paged list: the first page like any read (so the server can render it), the rest on demand,
 * all of it kept with the reader's place. `onFailure` says what went wrong.
 */
export function useList<Path extends ListPath>(
  path: Path,
  input: Input<Path>,
  onFailure: (msg: string | undefined) => void,
): List<RowOf<Path>> {
  type Item = RowOf<Path>
  const client = useClient()
  const queries = useQueryClient()
  const first = useRead(path, input)
  const [beyond, setBeyond] = usePlace<ListState<Item>>('list')
  const [isLoading, setLoading] = useState(false)
  const busy = useRef(false)
  const start =
    first.state === 'ready'
      ? withPage<Item>(unreadList, first.reply as ListPage<Item>)
      : (unreadList as ListState<Item>)
  const list = beyond ?? start

  const loadMore = async () => {
    if (busy.current || list.more === 'nomore' || list.isFirstLoad) return
    busy.current = true
    setLoading(true)
    const reply = await client.read(path, {
      ...input,
      pageIndex: list.pageIndex + 1,
      ...(list.after ? { after: list.after } : {}),
    })
    busy.current = false
    setLoading(false)
    // The page index only moves when a page came, so after a failure it is where it was.
    if (isPage<Item>(reply)) setBeyond(withPage(list, reply))
    else onFailure((reply as { msg?: string }).msg)
  }

  const refresh = async () => {
    setBeyond(undefined)
    await queries.refetchQueries({ queryKey: keyOf(path, input) })
  }

  return {
    ...list,
    isFirstLoad: list.isFirstLoad && first.state === 'loading',
    hasFailed: !beyond && first.state === 'failed',
    isLoading,
    loadMore: () => void loadMore(),
    retry: () => {
      if (first.state === 'failed') first.retry()
    },
    refresh,
  }
}
