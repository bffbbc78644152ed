import { matchHref } from './match.ts'
import type { Navigator } from './navigator.ts'
import type { Mode } from './stack.ts'

const modes: readonly string[] = ['navigate', 'redirect', 'relaunch', 'switchTab', 'back']

/**
 * Every link is a plain one, so it works before and without this code, in new windows and for
 * readers of any kind; a plain click on a link to a page of ours stays in the app.
 */
export function followClicks(browser: Window, navigator: Navigator): void {
  browser.document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !staysHere(browser, link)) {
      return
    }
    event.preventDefault()
    const mode = link.dataset.mode ?? 'navigate'
    if (mode === 'back') navigator.back()
    else navigator.open(modes.includes(mode) ? (mode as Mode) : 'navigate', pathOf(link))
  })
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function staysHere({ location }: Window, link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false
  if (link.target && link.target !== '_self') return false
  const withinPage = link.hash !== '' && pathOf(link) === location.pathname + location.search
  return !withinPage && (link.pathname.startsWith('/pages') || matchHref(pathOf(link)) !== null)
}

const pathOf = (link: HTMLAnchorElement) => link.pathname + link.search
