import type { Input } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'

/** What to ask for a date's history: the same on the server and here. */
export const historyInput = (date: string, lang: Language): Input<'front/lishi/show'> => ({
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
  lang,
})
