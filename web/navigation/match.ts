import { isLanguage, type Language } from '#contract/languages.ts'
import { routes, type RoutePath } from '../routes.ts'
import { withQuery } from './address.ts'
import type { Route } from './route.ts'

/** A page and what its address says. */
export interface Match {
  path: RoutePath
  route: Route
  params: Readonly<Record<string, string>>
  /** Set where the address itself names a language. */
  language: Language | null
}

let showsDemos = true

/** Where an installation does not show demonstrations, their addresses lead nowhere. */
export const hideDemos = (): void => {
  showsDemos = false
}

/** Values longer than this are nobody's honest parameter. */
const valueMost = 200

/** Two slashes at the front would name a host: an address of ours never does. */
const withOneSlash = (href: string) => href.replace(/^[\\/]+/, '/')
const parse = (href: string) => URL.parse(withOneSlash(href), 'http://page')

/** Finds the page of an address. Null: there is none, or it lacks what it needs. */
export function matchHref(href: string): Match | null {
  const url = parse(href)
  const path = (url?.pathname.replace(/(.)\/$/, '$1') ?? '') as RoutePath
  if (!url || !Object.hasOwn(routes, path)) return null
  const route = routes[path] as Route
  if (route.demo && !showsDemos) return null
  const params: Record<string, string> = {}
  for (const [name, need] of Object.entries(route.params)) {
    const value = url.searchParams.get(name)
    if (value && value.length <= valueMost && !value.includes('\0')) params[name] = value
    else if (need === 'given') return null
  }
  const asked = url.searchParams.get('lang')
  return { path, route, params, language: isLanguage(asked) ? asked : null }
}

/** The one spelling of an address: known parameters in their order, then the language. */
export function canonicalHref(href: string): string {
  const match = matchHref(href)
  if (!match) return withOneSlash(parse(href)?.pathname ?? '/').slice(0, valueMost)
  const { path, route, params, language } = match
  const known = Object.fromEntries(
    Object.keys(route.params).flatMap((name) => (params[name] ? [[name, params[name]]] : [])),
  )
  const plain = withQuery(path, known)
  return language ? inLanguage(plain, language) : plain
}

export const inLanguage = (href: string, language: Language): string =>
  `${href}${href.includes('?') ? '&' : '?'}lang=${language}`
