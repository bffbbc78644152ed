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

const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escape(content)}">` : ''

/** JSON inside a script element: nothing in it can end the element. */
const schemaMarkup = (schema: object) =>
  `<script type="application/ld+json">${JSON.stringify(schema).replaceAll('<', '\\u003c')}</script>`

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
    `<link rel="alternate" type="application/rss+xml" title="RSS" href="${whole('/feeds/articles.rss')}">`,
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.schema ? 'article' : 'website'),
    property('og:url', origin + href),
    property('og:image', head.image && `${origin}${head.image}/1280.webp`),
    head.image ? meta('twitter:card', 'summary_large_image') : '',
    head.schema ? schemaMarkup({ '@context': 'https://schema.org', ...head.schema }) : '',
  ].join('')
}
