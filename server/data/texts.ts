import { defaultLanguage, type Language } from '#contract/languages.ts'

/** Words kept as JSON by language, for small tables that are read whole. */
type Texts = Partial<Record<Language, Record<string, string>>>

/** Each field in the asked language, else in the default one. */
export function inLanguage(json: string, lang: Language): Record<string, string> {
  const texts = JSON.parse(json) as Texts
  return { ...texts[defaultLanguage], ...texts[lang] }
}
