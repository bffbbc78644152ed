import type { IncomingMessage } from 'node:http'
import { isLanguage, languageOfDevice, type Language } from '#contract/languages.ts'

/** Set by the reader's choice in the app. */
const cookie = /(?:^|; )lang=([\w-]+)/
const query = /[?&]lang=([\w-]+)/

/** The address says it, else the reader chose it, else the device speaks it. */
export function languageOfPage({ url = '', headers }: IncomingMessage): Language {
  const asked = url.includes('lang=') ? query.exec(url)?.[1] : undefined
  if (isLanguage(asked)) return asked
  const chosen = headers.cookie && cookie.exec(headers.cookie)?.[1]
  if (isLanguage(chosen)) return chosen
  return languageOfDevice(headers['accept-language'] ?? '')
}
