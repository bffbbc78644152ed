import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startServer, type Running } from '#server/start-server.ts'
import { launchBrowser } from '../tests/chromium.ts'

export interface Visitor {
  page: Page
  /** What the browser complained about: must stay empty. */
  complaints: string[]
}

/** A server and a browser for one file of journeys. */
export function aSite() {
  let running: Running
  let browser: Browser
  let dataDir = ''
  const visitors: Visitor[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'meiri-journey-'))
    running = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir }))
    browser = await launchBrowser()
  })

  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints)
    await Promise.all(visitors.splice(0).map(({ page }) => page.context().close()))
    expect(complaints).toEqual([])
  })

  afterAll(async () => {
    await browser.close()
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    /** Someone with a phone, unless said otherwise, opens an address. */
    visit: async (href: string, options: BrowserContextOptions = {}): Promise<Visitor> => {
      const context = await browser.newContext({
        baseURL: running.address,
        viewport: { width: 375, height: 812 },
        locale: 'zh-CN',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      const visitor = { page, complaints: [] as string[] }
      visitors.push(visitor)
      listen(visitor)
      // A page full of pictures waits for each to be made the first time.
      await page.goto(href, { waitUntil: 'networkidle', timeout: 60_000 })
      return visitor
    },
  }
}

function listen({ page, complaints }: Visitor) {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The browser logs every 4xx and broken connection; tests that cause one look at what shows.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text())
    }
  })
}

export const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The heading of the page in front. */
export const heading = (page: Page) => page.locator('[data-path]:visible h1')

/** A mark on the document that a full reload would wipe away. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.mark = 'same'
  })
export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.body.dataset.mark === 'same')
