import type { Language } from '#contract/languages.ts'

/** The launch call's input: the same wherever it is asked, so that its reply is found again. */
export const launchInput = (lang: Language) => ({ mainUrl: '/', lang })
