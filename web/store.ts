import { useSyncExternalStore } from 'react'

/** A value that lives outside the component tree, e.g. because code at the edges writes it. */
export class Store<State extends object> {
  readonly #listeners = new Set<() => void>()
  readonly #initial: State
  #state: State

  constructor(initial: State) {
    this.#initial = initial
    this.#state = initial
  }

  readonly get = (): State => this.#state
  readonly initial = (): State => this.#initial

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  update(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export const useStore = <State extends object, Part>(
  store: Store<State>,
  select: (state: State) => Part,
): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial()),
  )
