import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import type { PageRenderer } from '#contract/pages.ts'
import { anonymous, type Dispatch } from '../dispatch.ts'
import type { Events } from '../events.ts'
import { failureOf, Problem } from '../problem.ts'
import type { WebBuild } from './build.ts'
import { documentOf } from './document.ts'
import { compress, etagOf, PageCache, type Encoding, type KeptPage } from './page-cache.ts'
import { languageOfPage } from './page-language.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

interface Options {
  build: WebBuild
  dispatch: Dispatch
  events: Events
  cacheBytes: number
  /** Scheme and host in whole addresses. Never from a Host header: a kept page is for everyone. */
  origin: string
  showDemos: boolean
  languageSwitch: boolean
  logMode: 0 | 1
  /** In development styles and scripts come inline from the bundler. */
  strict: boolean
  now(): number
}

/** How long a page may tell of numbers (reads, likes) that nobody announces. */
const freshMs = 60_000

export interface PageServer {
  /** Answers from memory, at the door, before any routing. False: not there. */
  serveKept(request: IncomingMessage, response: ServerResponse): boolean
  /** Finds or renders the page; the result sends it. */
  prepare(request: IncomingMessage): Promise<(response: ServerResponse) => void>
}

export function pageServer(options: Options): PageServer {
  const cache = new PageCache(options.cacheBytes)
  options.events.subscribe((topics) => cache.forget(topics))
  const languageOf = (request: IncomingMessage) =>
    options.languageSwitch ? languageOfPage(request) : defaultLanguage
  const rendering = new Map<string, Promise<KeptPage>>()

  const renderOnce = (key: string, href: string, language: Language) => {
    const busy = rendering.get(key)
    if (busy) return busy
    const page = render(options, href, language)
      .then((made) => {
        if (made.status === 200) cache.set(key, made)
        return made
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, page)
    return page
  }

  return {
    serveKept: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = cache.get(`${languageOf(request)} ${request.url}`, options.now())
      const body = page?.bodies[encodingOf(request)]
      if (!page || !body) return false
      send(page, encodingOf(request), body, request, response)
      return true
    },
    prepare: async (request) => {
      const language = languageOf(request)
      const { canonicalHref } = await options.build.renderer()
      const href = canonicalHref(request.url ?? '/')
      const key = `${language} ${href}`
      const page = cache.get(key, options.now()) ?? (await renderOnce(key, href, language))
      const encoding = encodingOf(request)
      const plain = page.bodies.identity ?? Buffer.alloc(0)
      const body = page.bodies[encoding] ?? (await compress(plain, encoding))
      cache.addBody(key, page, encoding, body)
      return (response) => send(page, encoding, body, request, response)
    },
  }
}

async function render(options: Options, href: string, language: Language): Promise<KeptPage> {
  const renderer = await options.build.renderer()
  const topics = new Set<string>()
  const page = await renderer.renderPage({
    href,
    language,
    origin: options.origin,
    showDemos: options.showDemos,
    languageSwitch: options.languageSwitch,
    logMode: options.logMode,
    now: options.now(),
    send: (path, input) => sendInProcess(options.dispatch, path, input, language, topics),
  })
  const files = options.build.filesOf(page.screen, language)
  const body = Buffer.from(documentOf(page, language, files, renderer.firstFrameScript))
  const etag = etagOf(body)
  return {
    status: page.status,
    etag,
    headers: headersOf(options, renderer, href, etag),
    bodies: { identity: body },
    topics: [...topics],
    freshUntil: options.now() + freshMs,
  }
}

async function sendInProcess(
  dispatch: Dispatch,
  path: string,
  input: object,
  language: Language,
  topics: Set<string>,
): Promise<string> {
  try {
    const answer = await dispatch(path, input, anonymous)
    answer.topics.forEach((topic) => topics.add(topic))
    return answer.json
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return JSON.stringify(failureOf(error, language, ''))
  }
}

function headersOf(
  { strict }: Options,
  renderer: PageRenderer,
  href: string,
  etag: string,
): KeptPage['headers'] {
  // An address with its language is the same for everyone; without one, it depends on who asks.
  const vary = href.includes('lang=')
    ? 'accept-encoding'
    : 'accept-encoding, accept-language, cookie'
  const common = [
    ...['content-type', 'text/html; charset=utf-8', 'etag', etag, 'vary', vary],
    ...['cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
    ...securityHeaders,
    ...(strict
      ? ['content-security-policy', contentSecurityPolicy(renderer.firstFrameScript)]
      : []),
  ]
  return {
    identity: common,
    br: [...common, 'content-encoding', 'br'],
    gzip: [...common, 'content-encoding', 'gzip'],
  }
}

function send(
  page: KeptPage,
  encoding: Encoding,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    response.writeHead(304, page.headers[encoding])
    response.end()
    return
  }
  response.writeHead(page.status, [
    ...page.headers[encoding],
    'content-length',
    String(body.byteLength),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function encodingOf({ headers }: IncomingMessage): Encoding {
  const accepts = headers['accept-encoding']
  if (typeof accepts !== 'string') return 'identity'
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'
}
