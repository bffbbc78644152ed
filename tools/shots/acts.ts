import type { Page } from 'playwright-core'
import { languages } from '#contract/languages.ts'
import { loadText } from '#web/text/load-text.ts'

const texts = await Promise.all(languages.map(loadText))
const appearanceTitle = new RegExp(texts.map((text) => text.appearance.title).join('|'))
const stillMs = 250
const stillEnough = 3
const stepsMost = 100

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
  let last = 0
  let still = 0
  for (let step = 0; step < stepsMost && still < stillEnough; step++) {
    const { height, isBusy } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      scrollTo({ top: scrollHeight, behavior: 'instant' })
      return { height: scrollHeight, isBusy: document.querySelector('[aria-busy=true]') !== null }
    })
    still = isBusy || height !== last ? 0 : still + 1
    last = height
    await page.waitForTimeout(stillMs)
  }
}
