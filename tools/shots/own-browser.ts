import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import type { Language } from '#contract/languages.ts'
import { ensureChromium } from '../bootstrap/chromium.mjs'
import { type Visitor, visitors } from './variants.ts'

export type Contexts = ReadonlyMap<Visitor, BrowserContext>

const locales: Record<Language, string> = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en-GB' }

export async function launchOwnBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('There is no Chromium to take pictures with')
  return chromium.launch({
    executablePath,
    // Left to itself Playwright ends this process on Ctrl-C before anything is tidied up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/** A browser profile for each visitor. */
export async function openContexts(browser: Browser, address: string): Promise<Contexts> {
  const opened = visitors.map(
    async (visitor) => [visitor, await openContext(browser, address, visitor)] as const,
  )
  return new Map(await Promise.all(opened))
}

async function openContext(browser: Browser, address: string, { theme, language }: Visitor) {
  const context = await browser.newContext({
    baseURL: address,
    locale: locales[language],
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'lang', value: language, url: address }])
  await context.addInitScript((chosen) => localStorage.setItem('pageTheme', chosen), theme)
  return context
}
