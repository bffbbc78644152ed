import { isLanguage, languageOfDevice, type Language } from '#contract/languages.ts'
import { storage } from './storage.ts'

const key = 'language'
const yearSeconds = 365 * 24 * 3600

/** The reader's choice, for this device and, by cookie, for the server that renders the next page. */
export function chooseLanguage(language: Language): void {
  storage.write(key, language)
  document.cookie = `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** Without a server that decided already: chosen, else the device's. */
export function languageOfThisDevice(): Language {
  const stored = storage.read(key)
  return isLanguage(stored) ? stored : languageOfDevice(navigator.language)
}
