import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import type { Screen } from './screen.ts'

/** Collects what goes wrong while a page is open. */
export function listen(page: Page, { href, status = 200 }: Screen): Finding[] {
  const findings: Finding[] = []
  const add = (kind: Finding['kind'], text: string) => findings.push({ kind, text })
  const pathOf = (url: string) => url.replace(/^\w+:\/\/[^/]+/, '')
  // Chromium says so of the document too, also where that is the very answer to be seen.
  const isForeseen = (url: string) => status >= 400 && pathOf(url) === href

  page.on('pageerror', (error) => add('page error', error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || isForeseen(url)) return
    add('console error', `${message.text()} (${pathOf(url)})`)
  })
  page.on('requestfailed', (request) =>
    add('failed request', `${pathOf(request.url())}: ${request.failure()?.errorText}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400 && !isForeseen(response.url())) {
      add('failed request', `${pathOf(response.url())}: ${response.status()}`)
    }
  })
  return findings
}
