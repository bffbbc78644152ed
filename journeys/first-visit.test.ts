import { expect, test } from 'vitest'
import { aSite, heading, isSameDocument, markDocument, scrollOf } from './visit.ts'

const { visit } = aSite()

test('a visitor opens home, reads an article, likes it, and comes back to where they were', async () => {
  const { page } = await visit('/')
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 900))
  const story = page.locator('[data-path]:visible article a').nth(4)
  const title = await story.locator('h3').textContent()
  const before = await scrollOf(page)
  await story.click()

  await heading(page)
    .getByText(title ?? '')
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/pages/text/detail')
  expect(await page.title()).toContain(title)
  expect(await scrollOf(page)).toBe(0)

  const like = page.locator('[data-path]:visible').getByRole('button', { name: /喜欢/ })
  await like.click()
  await expect.poll(() => like.textContent()).toBe('1')
  expect(await like.getAttribute('aria-pressed')).toBe('true')

  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)

  await page.goForward()
  await page.reload({ waitUntil: 'networkidle' })
  const liked = page.locator('[data-path]:visible').getByRole('button', { name: /喜欢/ })
  expect(await liked.getAttribute('aria-pressed')).toBe('true')
  expect(await liked.textContent()).toBe('1')
  await liked.click()
  await expect.poll(() => liked.getAttribute('aria-pressed')).toBe('false')
})

test('a like that does not go through is taken back on the screen, with a word', async () => {
  const { page } = await visit('/pages/text/detail?id=one-nail-a-day')
  await page.route('**/likepost', (route) => route.abort())
  const like = page.getByRole('button', { name: /喜欢/ })
  await like.click()
  await page.getByRole('status').getByText('没有记上').waitFor()
  expect(await like.getAttribute('aria-pressed')).toBe('false')
})

test('theme and language change without a reload, and are there from the first frame after one', async () => {
  const { page } = await visit('/')
  await markDocument(page)
  await page.getByRole('button', { name: '外观与语言' }).locator('visible=true').click()
  await page.getByRole('radio', { name: '浅色' }).check()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  await page.getByRole('radio', { name: '繁體中文' }).check()
  await page.getByRole('heading', { name: '外觀與語言' }).waitFor()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('heading', { name: 'Appearance and language' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'Today’s reading' }).waitFor()
  expect(await isSameDocument(page)).toBe(true)

  await page.reload({ waitUntil: 'commit' })
  // Before any module has run: what the server sent and the script in the head.
  await page.waitForFunction(() => document.querySelector('h2') !== null)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
})

test('a device that speaks English is spoken to in English, and one that prefers light gets light', async () => {
  const { page } = await visit('/', { locale: 'en-GB', colorScheme: 'light' })
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  await page.getByRole('link', { name: 'All articles' }).first().waitFor()
})

test('without JavaScript every page can still be read and every link followed', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  await page.locator('article a').first().click()
  expect(await heading(page).count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/pages/text/detail')
})
