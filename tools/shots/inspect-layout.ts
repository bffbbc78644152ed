import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'

/** Looks for what does not fit. */
export const inspectLayout = (page: Page): Promise<Finding[]> => page.evaluate(misfits)

/** Runs in the page, so it can use nothing from outside itself. */
function misfits(): Finding[] {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const nameOf = (element: HTMLElement) => {
    const [name] = element.classList
    const words = element.innerText.replace(/\s+/g, ' ').trim().slice(0, 30)
    return `${element.localName}${name ? `.${name}` : ''} “${words}”`
  }
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)

  const isCut = (element: HTMLElement) =>
    // One pixel is how text for screen readers is hidden.
    element.clientWidth > 1 &&
    element.scrollWidth > element.clientWidth + 1 &&
    hides(element) &&
    getComputedStyle(element).textOverflow !== 'ellipsis' &&
    element.innerText.trim() !== ''

  const sticksOut = (element: HTMLElement) => {
    if (element.getBoundingClientRect().right <= document.documentElement.clientWidth + 1)
      return false
    for (let within = element.parentElement; within; within = within.parentElement) {
      if (getComputedStyle(within).overflowX !== 'visible') return false
    }
    return true
  }

  const cut: Finding[] = elements
    .filter(isCut)
    .map((element) => ({ kind: 'cut text', text: nameOf(element) }))
  // Not innerWidth: on a phone that grows with what does not fit.
  const { scrollWidth, clientWidth } = document.documentElement
  const excess = scrollWidth - clientWidth
  if (excess <= 0) return cut
  const culprit = elements.filter(sticksOut).at(-1)
  const where = culprit ? `, ${nameOf(culprit)}` : ''
  return [...cut, { kind: 'horizontal overflow', text: `${excess} px${where}` }]
}
