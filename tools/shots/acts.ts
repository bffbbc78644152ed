import type { Page } from 'playwright-core'
import { languages } from '#contract/languages.ts'
import { loadText } from '#web/text/load-text.ts'

const texts = await Promise.all(languages.map(loadText))
const appearanceTitle = new RegExp(texts.map((text) => text.appearance.title).join('|'))
const stillMs = 250
const stillEnough = 4

export async function openAppearance(page: Page): Promise<void> {
  await page.getByRole('button', { name: appearanceTitle }).click()
  await page.getByRole('dialog').waitFor()
}

/** To the very end, also of a list that grows while it is read. */
export async function scrollToEnd(page: Page): Promise<void> {
  let last = 0
  for (let still = 0; still < stillEnough; still++) {
    const { height, isBusy } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      scrollTo({ top: scrollHeight, behavior: 'instant' })
      return { height: scrollHeight, isBusy: document.querySelector('[aria-busy=true]') !== null }
    })
    if (isBusy || height !== last) still = 0
    last = height
    await page.waitForTimeout(stillMs)
  }
}
