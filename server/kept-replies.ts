import type { Events } from './events.ts'

export interface Answer {
  /** The reply as JSON text, already cut to its declared shape. */
  json: string
  /** What the reply tells of. */
  topics: readonly string[]
}

const most = 1000
const charactersMost = 100_000

/** Replies that are the same for everyone until something they tell of is touched. */
export class KeptReplies {
  readonly #answers = new Map<string, Answer>()

  constructor(events: Events) {
    events.subscribe((topics) => this.#forget(topics))
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  set(key: string, answer: Answer) {
    if (answer.json.length > charactersMost) return
    if (this.#answers.size >= most) this.#answers.clear()
    this.#answers.set(key, answer)
  }

  #forget(touched: readonly string[]) {
    for (const [key, { topics }] of this.#answers) {
      if (touched.includes('*') || topics.some((topic) => touched.includes(topic))) {
        this.#answers.delete(key)
      }
    }
  }
}
