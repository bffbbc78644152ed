import type { Language } from './languages.ts'

/** What the server and web's built `entry-server` say to each other. */
export interface PageRequest {
  /** Path and query as the visitor sent them, without the host. */
  href: string
  language: Language
  /** Scheme and host for addresses that must be whole. */
  origin: string
  /** Demonstration pages exist only where the installation shows them. */
  showDemos: boolean
  /** Off: one language for everyone. */
  languageSwitch: boolean
  /** 1: the client writes its calls to the console. */
  logMode: 0 | 1
  now: number
  /** Runs a call in process; the reply as the JSON text a client would get. */
  send(path: string, input: object): Promise<string>
}

export interface PageAnswer {
  status: number
  title: string
  /** Markup for the document's head: description, canonical, alternates. */
  head: string
  body: string
  /** Replies the page was made from, as JSON text, for the client to start with. */
  state: string
  /** The source file of the screen, to find its files in the build's manifest. */
  screen: string
}

export interface PageRenderer {
  /** Runs before the first paint: theme, and hiding what is about to be put back in its place. */
  firstFrameScript: string
  /** Pages that have something to say and one address each: what a sitemap lists. */
  fixedPages: readonly string[]
  renderPage(request: PageRequest): Promise<PageAnswer>
  /** The one spelling of a page's address: known parameters only, in a fixed order. */
  canonicalHref(href: string): string
}
