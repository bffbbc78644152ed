/** Where a reader was on a page: how far down, and what the page had loaded by then. */
interface Place {
  scroll: number
  parts: Record<string, unknown>
}

const storageKey = 'meiri.places'
const placesMost = 40
/** Browsers give about five million characters to a site; ours must not fill it. */
const charactersMost = 1_500_000

/** Places by page key. Kept in memory, and over a reload in the session's storage. */
export class Places {
  readonly #places = new Map<string, Place>()
  readonly #listeners = new Set<() => void>()
  readonly #storage: Storage | null

  constructor(storage: Storage | null) {
    this.#storage = storage
    try {
      const kept = JSON.parse(storage?.getItem(storageKey) ?? '[]') as [string, Place][]
      for (const [key, place] of kept) this.#places.set(key, place)
    } catch {
      // Whatever it was, it is not a place of ours: start without.
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  scrollOf(key: string): number {
    return this.#places.get(key)?.scroll ?? 0
  }

  setScroll(key: string, scroll: number) {
    this.#touch(key).scroll = scroll
  }

  part<Kept>(key: string, name: string): Kept | undefined {
    return this.#places.get(key)?.parts[name] as Kept | undefined
  }

  setPart(key: string, name: string, value: unknown) {
    this.#touch(key).parts[name] = value
    for (const listener of this.#listeners) listener()
  }

  forget(key: string) {
    this.#places.delete(key)
  }

  /** Writes them down, the newest first to be kept. */
  save() {
    const entries = [...this.#places]
    let text = JSON.stringify(entries)
    while (text.length > charactersMost && entries.length > 1) {
      entries.splice(0, Math.ceil(entries.length / 2))
      text = JSON.stringify(entries)
    }
    try {
      this.#storage?.setItem(storageKey, text)
    } catch {
      // A full or forbidden storage costs the place after a reload, nothing more.
    }
  }

  #touch(key: string): Place {
    const place = this.#places.get(key) ?? { scroll: 0, parts: {} }
    this.#places.delete(key)
    this.#places.set(key, place)
    for (const oldest of this.#places.keys()) {
      if (this.#places.size <= placesMost) break
      this.#places.delete(oldest)
    }
    return place
  }
}
