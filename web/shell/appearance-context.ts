import { createContext } from 'react'

/** Opens the choice of theme and language, from wherever. */
export const AppearanceContext = createContext<() => void>(() => {})
