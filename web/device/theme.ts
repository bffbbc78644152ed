import { appState, type Theme } from '../app-state.ts'
import { storage } from './storage.ts'

/** The name other clients of this product keep it under. */
const key = 'pageTheme'
export type ThemeChoice = Theme | 'system'

const isTheme = (value: unknown): value is Theme => value === 'dark' || value === 'light'

export const themeChoice = (): ThemeChoice => {
  const stored = storage.read(key)
  return isTheme(stored) ? stored : 'system'
}

/** Stored, else the system's, else dark. */
function themeNow(): Theme {
  const choice = themeChoice()
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export function applyTheme(): void {
  const theme = themeNow()
  document.documentElement.dataset.theme = theme
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', theme === 'dark' ? '#141414' : '#f8f8f8')
  appState.update({ pageTheme: theme })
}

export function chooseTheme(choice: ThemeChoice): void {
  storage.write(key, choice)
  applyTheme()
}

export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme)
}
