import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aSite, heading } from './visit.ts'

const { visit } = aSite()

const path = (page: Page) => new URL(page.url()).pathname
const rows = (page: Page) => page.locator('[data-path]:visible article')

describe('a page whose code is slow', () => {
  const chunk = /assets\/screen-[^/]+\.js/

  test('leaves the old one standing for a moment, then shows that it is coming', async () => {
    const { page } = await visit('/')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(chunk, async (route) => {
      await held
      await route.continue()
    })
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0
          document.addEventListener('click', () => (clicked = performance.now()), { once: true })
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[data-path] [aria-busy=true]')) return
            watch.disconnect()
            resolve(performance.now() - clicked)
          })
          watch.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page.locator('[data-path]:visible article a').first().click()
    expect(await waited).toBeGreaterThan(190)
    await page.locator('[data-path]:visible [aria-busy=true]').waitFor()
    release()
    await expect.poll(() => page.locator('[data-path]:visible article h1').count()).toBe(1)
  })

  test('and never comes shows a way to try again, and comes when tried', async () => {
    const { page } = await visit('/')
    // One guarded reload is allowed for; this visit has had it.
    await page.evaluate(() => sessionStorage.setItem('meiri.reloaded', String(Date.now())))
    await page.route(chunk, (route) => route.abort())
    await page.locator('[data-path]:visible article a').first().click()
    const again = page.getByRole('button', { name: '再试一次' })
    await again.waitFor()
    await page.unroute(chunk)
    await page.waitForTimeout(50)
    expect(path(page)).toBe('/pages/text/detail')
  })

  test('is given up after a minute, with a way to try again', async () => {
    const { page } = await visit('/')
    await page.clock.install()
    await page.route(chunk, () => {})
    await page.locator('[data-path]:visible article a').first().click()
    await page.clock.runFor(1000)
    await page.locator('[data-path]:visible [aria-busy=true]').waitFor()
    await page.clock.runFor(60_000)
    await expect.poll(() => page.getByRole('button', { name: '再试一次' }).count()).toBe(1)
  })

  test('because a deploy replaced it is brought by one reload, never by two', async () => {
    const { page } = await visit('/')
    let asked = 0
    await page.route(chunk, (route) => {
      asked++
      return route.fulfill({ status: 404, body: 'Not found' })
    })
    let loads = 0
    page.on('load', () => loads++)
    await page.locator('[data-path]:visible article a').first().click()
    await expect.poll(() => loads).toBe(1)
    await page.waitForTimeout(500)
    expect(loads).toBe(1)
    expect(asked).toBeGreaterThan(0)
    // The server's page is there to read even while its code cannot be had.
    expect(await heading(page).count()).toBe(1)
  })
})

describe('a page whose content cannot be had', () => {
  test('says so, and shows it when tried again', async () => {
    const { page } = await visit('/pages/text/list')
    await page.route('**/api/front/article/**', (route) => route.abort())
    await rows(page).first().locator('a').click()
    const again = page.locator('[data-path]:visible').getByRole('button', { name: '再试一次' })
    await again.waitFor({ timeout: 20_000 })
    await page.unroute('**/api/front/article/**')
    await again.click()
    await expect.poll(() => page.locator('[data-path]:visible article h1').count()).toBe(1)
  })
})

describe('a list that cannot load on', () => {
  test('says so, keeps what it has, and goes on where it stopped', async () => {
    const { page } = await visit('/pages/text/list')
    await page.route('**/api/front/article/gets*', (route) => route.abort())
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('status').getByText('网络开小差了').waitFor()
    expect(await rows(page).count()).toBe(20)
    await page.unroute('**/api/front/article/gets*')
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => rows(page).count()).toBe(40)
  })
})
