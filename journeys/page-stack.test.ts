import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aSite, heading, isSameDocument, markDocument, scrollOf } from './visit.ts'

const { visit } = aSite()

const path = (page: Page) => new URL(page.url()).pathname
const rows = (page: Page) => page.locator('[data-path]:visible article')
const back = (page: Page) => page.locator('[data-path]:visible').getByRole('link', { name: '返回' })

/** Loads three pages of the list and stands somewhere in the third. */
async function readFar(page: Page) {
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return rows(page).count()
    })
    .toBeGreaterThan(55)
  const link = rows(page).nth(44).locator('a')
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(100)
  return { link, at: await scrollOf(page) }
}

describe('Back and Forward', () => {
  test('find a long list as it was left, with every row and the focus on the link', async () => {
    const { page } = await visit('/pages/text/list')
    await markDocument(page)
    const { link, at } = await readFar(page)
    const href = await link.getAttribute('href')
    await link.click()
    await expect.poll(() => path(page)).toBe('/pages/text/detail')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBe(at)
    expect(await rows(page).count()).toBeGreaterThan(55)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
    await page.goForward()
    await expect.poll(() => path(page)).toBe('/pages/text/detail')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('find the list where it was also after a reload in the middle of the stack', async () => {
    const { page } = await visit('/pages/text/list')
    const { link, at } = await readFar(page)
    await link.click()
    await expect.poll(() => path(page)).toBe('/pages/text/detail')
    await page.reload({ waitUntil: 'networkidle' })
    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBe(at)
    expect(await rows(page).count()).toBeGreaterThan(55)
  })

  test('are not needed: a reload of the list itself keeps the place, and never shows the top first', async () => {
    const { page } = await visit('/pages/text/list')
    const { at } = await readFar(page)
    // Notes the scroll position at every frame in which something can be seen.
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      const note = () => {
        const app = document.getElementById('app')
        if (app && getComputedStyle(app).visibility === 'visible') seen.push(Math.round(scrollY))
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => scrollOf(page)).toBe(at)
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((y) => y !== at)).toEqual([])
  })
})

describe('the way back', () => {
  test('from a deep link with nothing behind it is home', async () => {
    const { page } = await visit('/pages/text/detail?id=one-nail-a-day')
    await back(page).click()
    await expect.poll(() => path(page)).toBe('/pages/index/index')
    await page.getByRole('heading', { name: '今日好文' }).waitFor()
  })

  test('first closes what lies over the page', async () => {
    const { page } = await visit('/pages/text/list')
    await page.goto('/')
    const open = page.getByRole('button', { name: '外观与语言' }).locator('visible=true')
    await open.click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(path(page)).toBe('/')
    await open.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await expect.poll(() => path(page)).toBe('/pages/text/list')
  })

  test('skips pieces that were leafed through with previous and next', async () => {
    const { page } = await visit('/pages/text/list?categoryId=tea')
    await rows(page).nth(2).locator('a').click()
    await expect.poll(() => path(page)).toBe('/pages/text/detail')
    const first = await heading(page).textContent()
    await page
      .locator('[data-path]:visible')
      .getByRole('link', { name: /下一篇/ })
      .click()
    await expect.poll(() => heading(page).textContent()).not.toBe(first)
    expect(new URL(page.url()).searchParams.get('scope')).toBe('category:tea')
    await page.goBack()
    await expect.poll(() => path(page)).toBe('/pages/text/list')
  })
})

describe('tabs', () => {
  test('keep each their place', async () => {
    const { page } = await visit('/')
    await page.evaluate(() => scrollTo(0, 700))
    await page.getByRole('link', { name: '发现' }).locator('visible=true').click()
    await expect.poll(() => path(page)).toBe('/pages/discover/discover')
    expect(await scrollOf(page)).toBe(0)
    await page.getByRole('link', { name: '首页', exact: true }).locator('visible=true').click()
    await expect.poll(() => scrollOf(page)).toBe(700)
    await page.goBack()
    await expect.poll(() => path(page)).toBe('/pages/discover/discover')
  })

  test('tapped again go to the top', async () => {
    const { page } = await visit('/pages/index/index')
    await page.evaluate(() => scrollTo(0, 700))
    await page.getByRole('link', { name: '首页', exact: true }).locator('visible=true').click()
    await expect.poll(() => scrollOf(page)).toBe(0)
  })
})

describe('a click', () => {
  test('with a key held, or with the middle button, opens a new window', async () => {
    const { page } = await visit('/pages/text/list')
    for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        rows(page).first().locator('a').click(options),
      ])
      await opened.waitForLoadState()
      expect(path(opened)).toBe('/pages/text/detail')
      await opened.close()
    }
    expect(path(page)).toBe('/pages/text/list')
  })

  test('twice in a hurry opens the page once', async () => {
    const { page } = await visit('/pages/text/list')
    await rows(page)
      .first()
      .locator('a')
      .evaluate((link: HTMLAnchorElement) => {
        link.click()
        link.click()
      })
    await expect.poll(() => path(page)).toBe('/pages/text/detail')
    await page.goBack()
    await expect.poll(() => path(page)).toBe('/pages/text/list')
  })

  test('on a jump within the page stays there, and Back undoes it', async () => {
    const { page } = await visit('/pages/text/detail?id=one-nail-a-day')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#content'
      link.textContent = 'jump'
      document.querySelector('main')?.prepend(link)
    })
    await markDocument(page)
    await page.getByText('jump').click()
    expect(new URL(page.url()).hash).toBe('#content')
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('')
    expect(await isSameDocument(page)).toBe(true)
    expect(path(page)).toBe('/pages/text/detail')
  })

  test('on a link to a page that does not exist says so and stays', async () => {
    const { page } = await visit('/pages/text/list')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/pages/goods/none'
      link.textContent = 'nowhere'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByText('nowhere').click()
    await page.getByRole('status').getByText('页面 /pages/goods/none 不存在').waitFor()
    expect(path(page)).toBe('/pages/text/list')
  })
})

test('an address that leads nowhere becomes the error page’s, without a reload', async () => {
  const { page } = await visit('/no/such/page')
  await expect.poll(() => path(page)).toBe('/pages/error/404/404')
  await page.getByText('/no/such/page').waitFor()
})

test('from 768 px the top window is 80 px high and has brand, search and four links', async () => {
  const { page } = await visit('/', { viewport: { width: 768, height: 1024 } })
  const window = page.locator('header').first()
  expect((await window.boundingBox())?.height).toBe(80)
  expect(await window.getByRole('link').allTextContents()).toEqual([
    '热爱生活每一天',
    '搜索文章、颜色、节气、梦……',
    '国色',
    '双色球',
    '榜单',
    '发现',
  ])
  await window.getByRole('link', { name: '热爱生活每一天' }).click()
  expect(path(page)).toBe('/')
})
