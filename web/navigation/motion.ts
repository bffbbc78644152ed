import { flushSync } from 'react-dom'
import type { Direction } from './navigator.ts'

/** The picture that travels from a list to the page it leads to, and back. */
const sharedName = 'shared-picture'

/** Changes pages with the browser's own view transition where it has one and motion is wanted. */
export class PageMotion {
  readonly #browser: Window
  readonly #travelled: HTMLElement[] = []

  constructor(browser: Window) {
    this.#browser = browser
    browser.document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      this.#clicked = link?.querySelector<HTMLElement>('[data-shared]') ?? null
    })
  }

  #clicked: HTMLElement | null = null

  stage(change: () => void, direction: Direction): void {
    const { document } = this.#browser
    const isStill = this.#browser.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (direction === 'none' || isStill || !document.startViewTransition) return flushSync(change)
    const leaving = direction === 'forward' ? this.#clicked : null
    if (leaving) {
      leaving.style.viewTransitionName = sharedName
      this.#travelled.push(leaving)
    }
    this.#clicked = null
    document.documentElement.dataset.direction = direction
    const transition = document.startViewTransition(() => {
      if (leaving) leaving.style.viewTransitionName = ''
      flushSync(change)
      if (direction === 'back') this.#bringBack()
    })
    // A transition cut short by the next one is no failure.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {}).finally(() => this.#settle())
  }

  #bringBack() {
    const arrived = this.#travelled.pop()
    if (arrived?.isConnected) arrived.style.viewTransitionName = sharedName
    this.#arrived = arrived ?? null
  }

  #arrived: HTMLElement | null = null

  #settle() {
    if (this.#arrived) this.#arrived.style.viewTransitionName = ''
    this.#arrived = null
  }
}
