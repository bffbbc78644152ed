import { createContext, use, useSyncExternalStore } from 'react'
import type { Navigator, Snapshot } from './navigator.ts'
import type { Places } from './places.ts'
import type { Screens } from './screens.ts'

/** What the page stack works with in a browser. */
export interface Navigation {
  navigator: Pick<Navigator, 'open' | 'back' | 'openLayer' | 'subscribe' | 'snapshot'>
  places: Places
  screens: Screens
}

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('Only within the app')
  return navigation
}

export function useStack(): Snapshot {
  const { navigator } = useNavigation()
  return useSyncExternalStore(navigator.subscribe, navigator.snapshot, navigator.snapshot)
}
