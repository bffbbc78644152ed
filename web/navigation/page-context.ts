import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Places } from './places.ts'

export interface PageContextValue {
  key: string
  href: string
  places: Places
}

export const PageContext = createContext<PageContextValue | null>(null)

export function usePage(): PageContextValue {
  const page = use(PageContext)
  if (!page) throw new Error('Only within a page')
  return page
}

const unknown = () => undefined

/**
 * State that belongs to a visit of a page: found again on Back, on Forward and after a reload.
 * A page that came as HTML first repeats what the server said, which knows no places.
 */
export function usePlace<Kept>(name: string): [Kept | undefined, (next: Kept | undefined) => void] {
  const { key, href, places } = usePage()
  const part = `${href} ${name}`
  const kept = useSyncExternalStore(
    places.subscribe,
    () => places.part<Kept>(key, part),
    unknown as () => Kept | undefined,
  )
  const keep = useCallback(
    (next: Kept | undefined) => places.setPart(key, part, next),
    [key, part, places],
  )
  return [kept, keep]
}
