import type { FastifyInstance } from 'fastify'
import { languages } from '#contract/languages.ts'
import type { Db } from '../data/database.ts'
import { articleAddresses } from '../data/article-addresses.ts'
import { countArticles } from '../data/article-lists.ts'
import { xmlText } from '../feeds/xml.ts'

/** Search engines take at most 50,000 addresses in a file; each article has four. */
const articlesPerPart = 10_000

const declaration = '<?xml version="1.0" encoding="utf-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const alternates = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** What search engines may look at, and where it is. */
export function routeSitemap(
  app: FastifyInstance,
  db: Db,
  origin: string,
  pages: readonly string[],
) {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /http/\nSitemap: ${origin}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = Math.max(1, Math.ceil((await countArticles(db, { by: 'all' })) / articlesPerPart))
    const files = ['pages', ...Array.from({ length: parts }, (_, index) => `articles-${index + 1}`)]
    const entries = files.map(
      (file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`,
    )
    return send(reply, `<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`)
  })
  app.get('/sitemaps/pages.xml', (_request, reply) =>
    send(reply, urlset(pages.map((page) => entry(origin, page)))),
  )
  app.get<{ Params: { part: string } }>('/sitemaps/articles-:part.xml', async (request, reply) => {
    const part = /^\d{1,6}$/.test(request.params.part) ? Number(request.params.part) : 0
    const rows =
      part > 0 ? await articleAddresses(db, (part - 1) * articlesPerPart, articlesPerPart) : []
    if (rows.length === 0) return reply.status(404).type('text/plain').send('Not found')
    return send(
      reply,
      urlset(
        rows.map(({ id, updated_at }) =>
          entry(origin, `/pages/text/detail?id=${encodeURIComponent(id)}`, updated_at),
        ),
      ),
    )
  })
}

const send = (reply: { type(type: string): { send(body: string): unknown } }, body: string) =>
  reply.type('application/xml; charset=utf-8').send(declaration + body)

const urlset = (entries: readonly string[]) =>
  `<urlset ${namespace} ${alternates}>${entries.join('')}</urlset>`

/** One page, with its address in each language. */
function entry(origin: string, page: string, changedAt?: number): string {
  const inLanguage = (language: string) =>
    xmlText(`${origin}${page}${page.includes('?') ? '&' : '?'}lang=${language}`)
  const others = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(language)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ''
  return `<url><loc>${xmlText(origin + page)}</loc>${changed}${others.join('')}</url>`
}
