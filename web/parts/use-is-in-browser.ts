import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page says what the server said; true once it may say what only this device knows. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
