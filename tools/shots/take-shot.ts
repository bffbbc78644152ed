import type { BrowserContext, Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import { inspectLayout } from './inspect-layout.ts'
import { listen } from './listen.ts'
import type { Screen } from './screen.ts'
import { settle } from './settle.ts'
import type { Variant } from './variants.ts'

export interface Shot {
  variant: Variant
  /** A PNG; undefined when it could not be taken. */
  png: Buffer | undefined
  findings: readonly Finding[]
}

/** One picture of a screen, on a page of its own. */
export async function takeShot(
  context: BrowserContext,
  screen: Screen,
  variant: Variant,
  isFull: boolean,
): Promise<Shot> {
  const page = await context.newPage()
  const heard = listen(page, screen)
  try {
    const { png, findings } = await photograph(page, screen, isFull)
    return { variant, png, findings: [...heard, ...findings] }
  } catch (cause) {
    const [text = ''] = String(cause).split('\n')
    return { variant, png: undefined, findings: [...heard, { kind: 'not taken', text }] }
  } finally {
    await page.close()
  }
}

async function photograph(page: Page, screen: Screen, isFull: boolean) {
  const { href, status = 200, act } = screen
  const answered = (await page.goto(href))?.status()
  if (answered !== status) throw new Error(`${href} answered ${answered}, not ${status}`)
  const early = await settle(page, isFull)
  await act?.(page)
  const missing = act ? await settle(page, isFull) : early
  const misfits = await inspectLayout(page)
  const png = await page.screenshot({ fullPage: isFull, animations: 'disabled' })
  return { png, findings: [...missing, ...misfits] }
}
