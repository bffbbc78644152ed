import { pagePendingMs, repeatNavigationMs } from '#contract/constants.ts'
import { indexPath } from '../routes.ts'
import { matchHref } from './match.ts'
import { readHistoryState, writtenState, type HistoryState } from './history-state.ts'
import type { Places } from './places.ts'
import { front, opened, tabKey, type Entry, type Mode, type Stack } from './stack.ts'

export type Direction = 'none' | 'forward' | 'back'

export interface Snapshot {
  readonly stack: Stack
  /** The page before the reader's eyes: the front one, or the last while that is still coming. */
  readonly shown: Entry
  /** Pages that are kept as they are, hidden, to be found again. */
  readonly alive: readonly Entry[]
  readonly direction: Direction
}

interface Surroundings {
  browser: Window
  places: Places
  /** Starts loading what a page needs. Null: it is all there. */
  prepare(entry: Entry): Promise<unknown> | null
  /** Carries out a change of pages, with whatever motion. */
  stage(change: () => void, direction: Direction): void
  tellEmptyAddress(): void
  tellMissingPage(path: string): void
}

/** Pages below the front one that stay alive; deeper ones are rebuilt from their kept place. */
const aliveBelow = 4

/** The page stack over the browser's history. */
export class Navigator {
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  readonly #layers: (() => void)[] = []
  #snapshot: Snapshot
  #index: number
  #last = { href: '', at: 0 }

  constructor(around: Surroundings) {
    this.#around = around
    const { history, location } = around.browser
    const href = location.pathname + location.search
    const kept = readHistoryState(history.state)
    const stack: Stack = kept && front(kept.stack).href === href ? kept.stack : [freshEntry(href)]
    this.#index = kept?.index ?? 0
    const shown = front(stack)
    this.#snapshot = { stack, shown, alive: [shown], direction: 'none' }
    history.scrollRestoration = 'manual'
    history.replaceState(this.#state(), '')
    around.browser.addEventListener('popstate', (event) => this.#popped(event.state))
    around.browser.addEventListener('pagehide', () => {
      this.#keepScroll()
      around.places.save()
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  /** Opens a page in one of the modes. A tab is always switched to, however it is asked for. */
  open(mode: Mode, href: string): void {
    if (!href) return this.#around.tellEmptyAddress()
    const now = Date.now()
    if (href === this.#last.href && now - this.#last.at < repeatNavigationMs) return
    this.#last = { href, at: now }
    const match = matchHref(href)
    if (!match) return this.#around.tellMissingPage(href.split('?', 1)[0] ?? href)
    const current = front(this.#snapshot.stack)
    const samePage = mode === 'redirect' && matchHref(current.href)?.path === match.path
    const entry = match.route.tab
      ? { key: tabKey(match.route.tab), href }
      : { key: samePage ? current.key : freshKey(), href }
    if (mode === 'relaunch') this.#around.places.forget(entry.key)
    const within = match.route.tab && mode === 'navigate' ? 'switchTab' : mode
    if (entry.key === current.key && entry.href === current.href) return this.#toTop()
    const stack = opened(this.#snapshot.stack, within, entry)
    const hadLayers = this.#closeLayers(0)
    this.#keepScroll()
    this.#write(mode === 'redirect' || hadLayers ? 'replaceState' : 'pushState', stack)
    this.#show(stack, samePage ? 'none' : 'forward')
  }

  /** Back to the page before; with none before, home. */
  back(): void {
    if (this.#layers.length > 0 || (this.#snapshot.stack.length > 1 && this.#index > 0)) {
      this.#around.browser.history.back()
    } else {
      this.open('redirect', indexPath)
    }
  }

  /** Replaces an address that leads nowhere, without a word. */
  replace(href: string): void {
    const entry = freshEntry(href)
    const stack = opened(this.#snapshot.stack, 'redirect', entry)
    this.#write('replaceState', stack)
    this.#show(stack, 'none')
  }

  /**
   * Something lies over the page now: Back closes it before it leaves the page.
   * The result takes it away again.
   */
  openLayer(close: () => void): () => void {
    this.#layers.push(close)
    this.#write('pushState', this.#snapshot.stack)
    return () => {
      const at = this.#layers.indexOf(close)
      if (at < 0) return
      this.#layers.splice(at, 1)
      this.#around.browser.history.back()
    }
  }

  #popped(state: unknown) {
    const kept = readHistoryState(state)
    if (!kept) return this.#adoptForeign()
    const direction = kept.index < this.#index ? 'back' : 'forward'
    this.#index = kept.index
    this.#closeLayers(kept.layers)
    const from = front(this.#snapshot.stack)
    const to = front(kept.stack)
    if (to.key === from.key && to.href === from.href) return
    this.#keepScroll()
    this.#show(kept.stack, direction)
  }

  /** An entry somebody else made: a jump within the page, or an address typed over ours. */
  #adoptForeign() {
    const { location } = this.#around.browser
    const href = location.pathname + location.search
    if (href === front(this.#snapshot.stack).href) {
      this.#index++
      this.#around.browser.history.replaceState(this.#state(), '')
      return
    }
    const stack = opened(this.#snapshot.stack, 'navigate', freshEntry(href))
    this.#index++
    this.#write('replaceState', stack)
    this.#show(stack, 'forward')
  }

  #closeLayers(left: number): boolean {
    const closing = this.#layers.splice(left)
    for (const close of closing.toReversed()) close()
    return closing.length > 0
  }

  #write(how: 'pushState' | 'replaceState', stack: Stack) {
    if (how === 'pushState') this.#index++
    this.#snapshot = { ...this.#snapshot, stack }
    this.#around.browser.history[how](this.#state(), '', front(stack).href)
  }

  #state() {
    const state: HistoryState = {
      stack: this.#snapshot.stack,
      layers: this.#layers.length,
      index: this.#index,
    }
    return writtenState(state)
  }

  /** Shows the front page at once if it is ready, else when it is, or when waiting gets noticeable. */
  #show(stack: Stack, direction: Direction) {
    this.#snapshot = { ...this.#snapshot, stack }
    const entry = front(stack)
    const isAlive = this.#snapshot.alive.some(
      ({ key, href }) => key === entry.key && href === entry.href,
    )
    const loading = isAlive ? null : this.#around.prepare(entry)
    if (!loading) return this.#reveal(entry, direction)
    let revealed = false
    const reveal = () => {
      if (revealed || front(this.#snapshot.stack) !== entry) return
      revealed = true
      this.#reveal(entry, direction)
    }
    setTimeout(reveal, pagePendingMs)
    loading.then(reveal, reveal)
  }

  #reveal(entry: Entry, direction: Direction) {
    this.#around.stage(() => {
      const { stack } = this.#snapshot
      this.#snapshot = { stack, shown: entry, alive: this.#aliveWith(entry), direction }
      for (const listener of this.#listeners) listener()
    }, direction)
  }

  #aliveWith(entry: Entry): Entry[] {
    const { alive, stack } = this.#snapshot
    const near = new Set(stack.slice(-1 - aliveBelow).map(({ key }) => key))
    const kept = alive
      .filter(({ key }) => key.startsWith('tab:') || near.has(key))
      .map((each) => (each.key === entry.key ? entry : each))
    return kept.some(({ key }) => key === entry.key) ? kept : [...kept, entry]
  }

  #keepScroll() {
    this.#around.places.setScroll(this.#snapshot.shown.key, this.#around.browser.scrollY)
  }

  #toTop() {
    this.#around.browser.scrollTo({ top: 0, behavior: 'smooth' })
  }
}

const freshKey = () => crypto.randomUUID().slice(0, 13)

function freshEntry(href: string): Entry {
  const tab = matchHref(href)?.route.tab
  return { key: tab ? tabKey(tab) : freshKey(), href }
}
