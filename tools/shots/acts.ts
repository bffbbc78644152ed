import type { Page } from 'playwright-core'
import { languages } from '#contract/languages.ts'
import { loadText } from '#web/text/load-text.ts'

const texts = await Promise.all(languages.map(loadText))
const appearanceTitle = new RegExp(texts.map((text) => text.appearance.title).join('|'))
const stillMs = 400

export async function openAppearance(page: Page): Promise<void> {
  await page.getByRole('button', { name: appearanceTitle }).click()
  await page.getByRole('dialog').waitFor()
}

export async function enlarge(page: Page): Promise<void> {
  await page.locator('[aria-haspopup=dialog]:visible:has(img)').click()
  await page.getByRole('dialog').waitFor()
}

/** To the very end, also of a list that grows while it is read. */
export async function scrollToEnd(page: Page): Promise<void> {
  for (let last = 0, height = 1; height > last;) {
    last = height
    height = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return document.documentElement.scrollHeight
    })
    await page.waitForTimeout(stillMs)
  }
}
