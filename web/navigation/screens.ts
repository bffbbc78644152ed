import { chunkTimeoutMs, pageTimeoutMs } from '#contract/constants.ts'
import type { Route, ScreenModule } from './route.ts'

type Given = Readonly<Record<string, string>>
export type AnyScreen = ScreenModule<Given>

export type ScreenState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; module: AnyScreen }

const loading: ScreenState = { state: 'loading' }
const failed: ScreenState = { state: 'failed' }

/** The screens' code: loaded once each, lazily. */
export class Screens {
  readonly #states = new Map<string, ScreenState>()
  readonly #listeners = new Set<() => void>()
  readonly #recover: (error: unknown) => void

  /** `recover` is told of code that could not be had, most often after a deploy. */
  constructor(recover: (error: unknown) => void) {
    this.#recover = recover
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  stateOf({ source }: Route): ScreenState {
    return this.#states.get(source) ?? loading
  }

  /** Loads a screen, at most once. Resolves when it is there or has failed. */
  async load(route: Route): Promise<void> {
    if (this.#states.has(route.source)) return
    this.#set(route, loading)
    const late = setTimeout(() => this.#set(route, failed), pageTimeoutMs)
    try {
      const module = await withTimeout(route.load(), chunkTimeoutMs)
      this.#set(route, { state: 'ready', module: module as AnyScreen })
    } catch (error) {
      this.#set(route, failed)
      this.#recover(error)
    } finally {
      clearTimeout(late)
    }
  }

  retry(route: Route): Promise<void> {
    this.#states.delete(route.source)
    return this.load(route)
  }

  #set({ source }: Route, state: ScreenState) {
    this.#states.set(source, state)
    for (const listener of this.#listeners) listener()
  }
}

const withTimeout = <Value>(promise: Promise<Value>, ms: number): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('ChunkLoadError: timeout')), ms)
    }),
  ])
