import { brotliCompress, constants, gzip } from 'node:zlib'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface KeptPage {
  status: number
  etag: string
  /** Flat header list, ready to be written. */
  headers: Record<Encoding, string[]>
  bodies: Partial<Record<Encoding, Buffer>>
  topics: readonly string[]
  freshUntil: number
}

/** Rough cost of a page beside its bodies: keys, headers, topics. */
const overheadBytes = 2048

/** Whole pages in memory, bounded in bytes; the ones asked for least recently go first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #byTopic = new Map<string, Set<string>>()
  readonly #most: number
  #bytes = 0

  constructor(bytesMost: number) {
    this.#most = bytesMost
  }

  get(key: string, now: number): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (page && page.freshUntil <= now) {
      this.delete(key)
      return undefined
    }
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  set(key: string, page: KeptPage) {
    this.delete(key)
    if (weight(page) > this.#most) return
    this.#pages.set(key, page)
    this.#bytes += weight(page)
    for (const topic of page.topics) {
      const keys = this.#byTopic.get(topic) ?? new Set()
      this.#byTopic.set(topic, keys.add(key))
    }
    this.#shrink()
  }

  /** Adds a compressed body to a page that may have gone meanwhile. */
  addBody(key: string, page: KeptPage, encoding: Encoding, body: Buffer) {
    if (this.#pages.get(key) !== page || page.bodies[encoding]) return
    page.bodies[encoding] = body
    this.#bytes += body.byteLength
    this.#shrink()
  }

  delete(key: string) {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= weight(page)
    for (const topic of page.topics) {
      const keys = this.#byTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTopic.delete(topic)
    }
  }

  /** Lets go of every page that tells of one of these topics; `*` is all of them. */
  forget(topics: readonly string[]) {
    const keys = topics.includes('*')
      ? [...this.#pages.keys()]
      : topics.flatMap((topic) => [...(this.#byTopic.get(topic) ?? [])])
    for (const key of keys) this.delete(key)
  }

  get bytes() {
    return this.#bytes
  }

  #shrink() {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#most) return
      this.delete(key)
    }
  }
}

const weight = ({ bodies }: KeptPage) =>
  Object.values(bodies).reduce((sum, body) => sum + body.byteLength, overheadBytes)

export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  }
  return encoding === 'gzip' ? deflate(body, { level: 6 }) : Promise.resolve(body)
}

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha1').update(body).digest('base64url')}"`
