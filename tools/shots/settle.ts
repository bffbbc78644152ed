import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'

const patienceMs = 30_000

/** Waits until the page looks as it will look; tells which pictures did not come. */
export async function settle(page: Page, isFull: boolean): Promise<Finding[]> {
  await page.waitForLoadState('networkidle')
  const missing = await page.evaluate(waitForPictures, { isFull, patienceMs })
  return missing.map((text) => ({ kind: 'missing picture', text }))
}

async function waitForPictures(given: { isFull: boolean; patienceMs: number }): Promise<string[]> {
  const isInSight = (picture: HTMLImageElement) => {
    const { width, top, bottom, left, right } = picture.getBoundingClientRect()
    return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  await document.fonts.ready
  const pictures = [...document.images].filter((picture) =>
    given.isFull ? picture.checkVisibility() : isInSight(picture),
  )
  // In a picture of the whole page there is no scrolling to wait for.
  if (given.isFull) for (const picture of pictures) picture.loading = 'eager'
  const decoded = pictures.map((picture) => picture.decode().catch(() => {}))
  const late = new Promise((resolve) => {
    setTimeout(resolve, given.patienceMs)
  })
  await Promise.race([Promise.all(decoded), late])
  // Two frames on, what was decoded is also painted.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return pictures
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname)
}
