import { createContext, use } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Text } from './text.ts'

export const TextContext = createContext<{ text: Text; language: Language } | null>(null)

function useWords() {
  const words = use(TextContext)
  if (!words) throw new Error('Only within the app')
  return words
}

export const useText = (): Text => useWords().text
export const useLanguage = (): Language => useWords().language
