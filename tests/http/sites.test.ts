import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import type { Site } from '#contract/site.ts'
import { matchHref } from '#web/navigation/match.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const groupsIn = async (lang?: Language) => {
  const response = await server.post('/http/router/client/site/pub/list', { lang })
  return ((await response.json()) as Output<'client/site/pub/list'>).rows
}

test('the directory comes whole: ten groups and more, a hundred and twenty sites and more', async () => {
  const groups = await groupsIn()
  expect(groups.length).toBeGreaterThanOrEqual(10)
  const sites = groups.flatMap(({ sites }) => sites)
  expect(sites.filter(({ kind }) => kind === 'h5').length).toBeGreaterThanOrEqual(120)
  expect(new Set(sites.map(({ url }) => url)).size).toBe(sites.length)
  for (const { name, about, pinyin } of sites) {
    expect(name).not.toBe('')
    expect(about).not.toBe('')
    expect(pinyin).toMatch(/^[a-z\d]+$/)
  }
})

test('a site elsewhere has a safe address, a page of ours one that exists', async () => {
  const sites = (await groupsIn()).flatMap(({ sites }) => sites)
  const isGood = ({ kind, url }: Site) =>
    kind === 'h5' ? /^https:\/\/[a-z\d.-]+(\/\S*)?$/.test(url) : matchHref(url) !== null
  expect(sites.filter((site) => !isGood(site))).toEqual([])
})

test('names come in the asked language, in the same order', async () => {
  const [simplified, traditional, english] = await Promise.all([
    groupsIn('zh-Hans'),
    groupsIn('zh-Hant'),
    groupsIn('en'),
  ])
  expect(simplified[1]?.sites[0]?.name).toBe('维基百科')
  expect(traditional[1]?.sites[0]?.name).toBe('維基百科')
  expect(english[1]?.sites[0]?.name).toBe('Wikipedia')
  const urls = (groups: typeof simplified) => groups.flatMap(({ sites }) => sites.map((s) => s.url))
  expect(urls(english)).toEqual(urls(simplified))
})

test('the page has every link in its HTML, those that lead elsewhere in a window of their own', async () => {
  const html = await (await server.get('/pages_main/pageList/pageList')).text()
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/www\.wikipedia\.org"[^>]*target="_blank"[^>]*rel="noopener"/,
  )
  expect(html).not.toMatch(/<a [^>]*href="\/pages\/text\/gather"[^>]*target=/)
})
