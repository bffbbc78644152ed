export const languages = ['zh-Hans', 'zh-Hant', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'zh-Hans'

export const isLanguage = (tag: unknown): tag is Language =>
  languages.some((language) => language === tag)

/** A device speaks English or it gets Simplified Chinese; Traditional is a reader's own choice. */
export const languageOfDevice = (tag: string): Language =>
  /^en\b/i.test(tag.trim()) ? 'en' : defaultLanguage
