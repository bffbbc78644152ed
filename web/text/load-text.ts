import type { Language } from '#contract/languages.ts'
import type { Text } from './text.ts'

/** Each language is a file of its own; a reader loads one. */
export const loadText = async (language: Language): Promise<Text> => {
  switch (language) {
    case 'zh-Hans':
      return (await import('./zh-hans.ts')).zhHans
    case 'zh-Hant':
      return (await import('./zh-hant.ts')).zhHant
    case 'en':
      return (await import('./en.ts')).en
  }
}
