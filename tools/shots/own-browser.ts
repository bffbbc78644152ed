import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import type { Language } from '#contract/languages.ts'
import { ensureChromium } from '../bootstrap/chromium.mjs'
import { type Variant, variants } from './variants.ts'

export type Contexts = ReadonlyMap<Variant, BrowserContext>

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

/** A device for each variant, kept so that it need not load everything anew for each screen. */
export async function openContexts(browser: Browser, address: string): Promise<Contexts> {
  const opened = variants.map(
    async (variant) => [variant, await openContext(browser, address, variant)] as const,
  )
  return new Map(await Promise.all(opened))
}

async function openContext(browser: Browser, address: string, { visitor, size }: Variant) {
  const { theme, language } = visitor
  const context = await browser.newContext({
    baseURL: address,
    // Given here, not to the page later: a page that is resized may be photographed half-way.
    viewport: { width: size.width, height: size.height },
    // A phone's scrollbar takes no room, also where a page reserves room for one.
    isMobile: size.isTouch,
    hasTouch: size.isTouch,
    locale: locales[language],
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'lang', value: language, url: address }])
  await context.addInitScript((chosen) => localStorage.setItem('pageTheme', chosen), theme)
  return context
}
