import type { Language } from '#contract/languages.ts'
import type { Head } from '../navigation/route.ts'

interface Given {
  head: Head
  origin: string
  href: string
  /** The same page in each language. */
  addresses: readonly (readonly [Language, string])[]
  /** Not for search engines: an error, or a page that has nothing to say yet. */
  isHidden: boolean
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escape(content)}">` : ''

/** Everything in the head that tells others what this page is. */
export function headMarkup({ head, origin, href, addresses, isHidden }: Given): string {
  const whole = (path: string) => escape(origin + path)
  if (isHidden) return meta('robots', 'noindex') + meta('description', head.description)
  const alternates = addresses.map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${whole(path)}">`,
  )
  const neutral = href.replace(/[?&]lang=[\w-]+$/, '')
  return [
    meta('description', head.description),
    meta('keywords', head.keywords),
    `<link rel="canonical" href="${whole(href)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${whole(neutral)}">`,
  ].join('')
}
