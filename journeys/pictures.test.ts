import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { aSite, heading, isSameDocument, markDocument, scrollOf } from './visit.ts'

// Every picture is made in its sizes while the first visitor waits.
vi.setConfig({ testTimeout: 120_000 })

const { visit } = aSite()

const path = (page: Page) => new URL(page.url()).pathname
const pieces = (page: Page) => page.locator('[data-path="/pages/image/list"]:visible li a')
const wide = { viewport: { width: 1280, height: 800 } }

/** All that has moved without being asked to since the page began. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as {
            value: number
            hadRecentInput: boolean
          }[]
          resolve(
            shifts.reduce(
              (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
              0,
            ),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // Nothing has moved: the observer then has nothing to say.
        setTimeout(() => resolve(0), 1000)
      }),
  )

test('a visitor looks along the wall, opens a picture, and comes back to where they were', async () => {
  const { page } = await visit('/pages/image/list')
  await markDocument(page)
  for (let screens = 0; screens < 4; screens++) {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await page.waitForTimeout(150)
  }
  await expect.poll(() => pieces(page).count()).toBeGreaterThan(20)
  const piece = pieces(page).nth(22)
  await piece.scrollIntoViewIfNeeded()
  const at = await scrollOf(page)
  const title = (await piece.textContent()) ?? ''
  await piece.click()

  await heading(page).getByText(title).waitFor()
  expect(path(page)).toBe('/pages/image/detail')
  await expect.poll(() => page.title()).toContain(title)

  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(at)
  expect(await pieces(page).count()).toBeGreaterThan(20)
  expect(await isSameDocument(page)).toBe(true)
})

describe.each([
  ['a phone', {}],
  ['a desk', wide],
])('on %s', (_name, options) => {
  test('nothing on the wall moves while pictures and further pages come', async () => {
    const { page } = await visit('/pages/image/list', options)
    const before = await pieces(page).first().boundingBox()
    for (let screens = 0; screens < 5; screens++) {
      await page.evaluate(() => scrollBy(0, innerHeight))
      await page.waitForTimeout(200)
    }
    await expect.poll(() => pieces(page).count()).toBeGreaterThan(20)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await pieces(page).first().boundingBox()).toEqual(before)
  })

  test('every picture keeps its true ratio, and none covers another', async () => {
    const { page } = await visit('/pages/image/list', options)
    const frames = await pieces(page).evaluateAll((links) =>
      links.map((link) => {
        const image = link.querySelector('img')
        const { x, y, width, height } = link.getBoundingClientRect()
        const shown = image?.getBoundingClientRect()
        const bent =
          (shown?.width ?? 0) / (shown?.height ?? 1) / ((image?.width ?? 0) / (image?.height ?? 1))
        return { x, y, width, height, bent }
      }),
    )
    for (const [index, one] of frames.entries()) {
      expect(one.bent).toBeCloseTo(1, 1)
      const covered = frames
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width - 1 &&
            other.x < one.x + one.width - 1 &&
            one.y < other.y + other.height - 1 &&
            other.y < one.y + one.height - 1,
        )
      expect(covered).toEqual([])
    }
  })
})

describe('the viewer', () => {
  const open = async (page: Page) => {
    await page.locator('[data-path]:visible button:has(img)').click()
    await page.getByRole('dialog').waitFor()
  }
  const shown = (page: Page) => page.getByRole('dialog').getByRole('heading').textContent()

  test('leafs through the collection by arrow keys, and Back closes it before the page', async () => {
    const { page } = await visit('/pages/image/list')
    await pieces(page).first().click()
    await expect.poll(() => path(page)).toBe('/pages/image/detail')
    const next = await page
      .locator('[data-path]:visible')
      .getByRole('link', { name: /下一张/ })
      .locator('span')
      .textContent()
    await open(page)
    const first = await shown(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page)).toBe(next)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(page)).toBe(first)
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(path(page)).toBe('/pages/image/detail')
    await page.goBack()
    await expect.poll(() => path(page)).toBe('/pages/image/list')
  })

  test('is swiped through, and Escape gives the page and its focus back', async () => {
    const { page } = await visit('/pages/image/detail?id=peaks-in-ink')
    await open(page)
    const first = await shown(page)
    await page.mouse.move(300, 400)
    await page.mouse.down()
    await page.mouse.move(80, 410, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => shown(page)).not.toBe(first)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.querySelector('img') !== null)).toBe(
      true,
    )
  })
})

test('the original can be saved under the picture’s name', async () => {
  const { page } = await visit('/pages/image/detail?id=peaks-in-ink')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '保存原图' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('墨山.webp')
})
