import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { aSite } from './visit.ts'

const { visit } = aSite()
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const screens = {
  home: '/',
  list: '/pages/text/list',
  detail: '/pages/text/detail?id=how-hot-the-water',
  collections: '/pages/text/gather',
  'one collection': '/pages/text/gather?id=first-cups',
  history: '/pages_surroundings/history/index?month=2&day=29',
  discover: '/pages/discover/discover',
  notices: '/pages_main/notice/list',
  'one notice': '/pages_main/notice/detail?id=language-and-theme',
  about: '/pages_main/about/us',
  'site navigation': '/pages_main/pageList/pageList',
  pictures: '/pages/image/list',
  'picture collections': '/pages/image/gather',
  'one picture': '/pages/image/detail?id=peaks-in-ink',
  'the error page': '/pages/error/404/404',
  'a page to come': '/pages/shop/shop',
}

describe.each(Object.entries(screens))('%s', (_name, href) => {
  test.each(['dark', 'light'] as const)(
    'has nothing axe finds serious, in %s',
    async (colorScheme) => {
      const { page } = await visit(href, { colorScheme, bypassCSP: true })
      await page.addScriptTag({ path: axeFile })
      const { violations } = await page.evaluate(
        () => (window as unknown as { axe: typeof axe }).axe.run() as Promise<axe.AxeResults>,
      )
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
      expect(serious).toEqual([])
    },
  )

  test('is whole at 320 px with text twice as large', async () => {
    const { page } = await visit(href, { viewport: { width: 320, height: 640 } })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await page.evaluate(
      () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('everything on home is reached by keyboard, beginning with a way past the header', async () => {
  const { page } = await visit('/', { viewport: { width: 1280, height: 800 } })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文')
  for (let step = 0; step < 12; step++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
