import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aSite, heading, isSameDocument, markDocument } from './visit.ts'

const { visit } = aSite()

const path = (page: Page) => new URL(page.url()).pathname
const front = (page: Page) => page.locator('[data-path]:visible')

describe('notices', () => {
  test('are unread until read on this device, also after a reload', async () => {
    const { page } = await visit('/pages_main/notice/list')
    await markDocument(page)
    const rows = front(page).locator('li')
    const unread = () => front(page).getByText('未读').count()
    const total = await rows.count()
    await expect.poll(unread).toBe(total)
    const title = (await rows.nth(2).locator('h2').textContent())?.replace('未读', '') ?? ''
    await rows.nth(2).locator('a').click()
    await expect.poll(() => heading(page).textContent()).toBe(title)
    expect(await page.title()).toContain(title)
    await page.goBack()
    await expect.poll(unread).toBe(total - 1)
    expect(await isSameDocument(page)).toBe(true)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(unread).toBe(total - 1)
  })

  test('link to the pages they speak of, within the app', async () => {
    const { page } = await visit('/pages_main/notice/detail?id=today-in-history-is-here')
    await markDocument(page)
    await page.getByRole('link', { name: '看看今天' }).click()
    await expect.poll(() => path(page)).toBe('/pages_surroundings/history/index')
    expect(await isSameDocument(page)).toBe(true)
  })
})

describe('the site navigation', () => {
  test('finds by name and by pinyin initials, and says when there is nothing', async () => {
    const { page } = await visit('/pages_main/pageList/pageList')
    const filter = page.getByRole('searchbox')
    const names = () => front(page).locator('section a b').allTextContents()
    await filter.fill('wjbk')
    await expect.poll(names).toEqual(['维基百科'])
    await filter.fill('故宫')
    await expect.poll(names).toEqual(['故宫博物院', '台北故宫博物院'])
    await filter.fill('没有的')
    await page.getByRole('status').getByText('没有找到“没有的”').waitFor()
  })

  test('opens the nth link by its number, unless something is being typed', async () => {
    const { page } = await visit('/pages_main/pageList/pageList')
    const filter = page.getByRole('searchbox')
    await filter.fill('gg')
    await filter.press('1')
    expect(await filter.inputValue()).toBe('gg1')
    await filter.fill('gg')
    await filter.blur()
    await page.keyboard.press('1')
    await expect.poll(() => path(page)).toBe('/pages_main/notice/list')
    await page.goBack()
    await expect.poll(() => front(page).getByRole('searchbox').inputValue()).toBe('gg')
  })

  test('sends links that lead elsewhere to a new window', async () => {
    const { page } = await visit('/pages_main/pageList/pageList')
    const context = page.context()
    await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /维基百科/ }).click(),
    ])
    expect(opened.url()).toContain('wikipedia.org')
    expect(path(page)).toBe('/pages_main/pageList/pageList')
  })
})

test('discover leads to what there is, and marks what is still to come', async () => {
  const { page } = await visit('/pages/discover/discover')
  await markDocument(page)
  const notices = front(page).getByRole('link', { name: /公告/ })
  expect(await notices.getByText('筹备中').count()).toBe(0)
  await notices.click()
  await expect.poll(() => path(page)).toBe('/pages_main/notice/list')
  expect(await isSameDocument(page)).toBe(true)
})

test('the texts about us change in place, and Back leaves them all at once', async () => {
  const { page } = await visit('/pages/discover/discover')
  await front(page)
    .getByRole('link', { name: /关于我们/ })
    .click()
  await expect.poll(() => heading(page).textContent()).toBe('关于我们')
  await front(page).getByRole('link', { name: '隐私' }).click()
  await expect.poll(() => heading(page).textContent()).toBe('隐私')
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/pages/discover/discover')
})
