import type { FastifyInstance } from 'fastify'
import { isLanguage, type Language } from '#contract/languages.ts'
import { cardOf } from '../data/article-cards.ts'
import { articlesIn, type ArticleList } from '../data/article-lists.ts'
import { listCategories } from '../data/articles.ts'
import type { Db } from '../data/database.ts'
import { readProject } from '../data/launch.ts'
import { feedFormats } from '../feeds/feed.ts'

const itemsMost = 20

const formatOf = (name: string) =>
  Object.hasOwn(feedFormats, name) ? feedFormats[name as keyof typeof feedFormats] : null

/** `/feeds/articles.rss`, `.atom`, `.json`, and the same for each category by its id. */
export function routeFeeds(app: FastifyInstance, db: Db, origin: string) {
  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>(
    '/feeds/:file',
    async (request, reply) => {
      const [name = '', extension = ''] = request.params.file.split('.')
      const format = formatOf(extension)
      const language = isLanguage(request.query.lang) ? request.query.lang : 'zh-Hans'
      const told = format ? await findList(db, name, language) : null
      if (!format || !told) return reply.status(404).type('text/plain').send('Not found')
      const rows = await articlesIn(db, told.list, {
        lang: language,
        most: itemsMost,
        from: 'start',
        skip: 0,
      })
      return reply
        .type(format.type)
        .header('cache-control', 'public, max-age=60, s-maxage=300')
        .send(
          format.write({
            title: told.title,
            description: told.description,
            language,
            origin,
            home: `${origin}${told.page}${told.page.includes('?') ? '&' : '?'}lang=${language}`,
            self: `${origin}/feeds/${name}.${extension}?lang=${language}`,
            articles: rows.map(cardOf),
          }),
        )
    },
  )
}

async function findList(db: Db, name: string, language: Language) {
  const { name: site, description } = await readProject(db, language)
  if (name === 'articles') {
    const list: ArticleList = { by: 'all' }
    return { list, title: site, description, page: '/pages/text/list' }
  }
  const categories = await listCategories(db, language)
  const category = categories.find(({ _id }) => _id === name)
  if (!category) return null
  const list: ArticleList = { by: 'category', categoryId: category._id }
  const page = `/pages/text/list?categoryId=${encodeURIComponent(category._id)}`
  return { list, title: `${category.name} · ${site}`, description, page }
}
