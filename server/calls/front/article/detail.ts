import { cleanAgain } from '../../../content/clean-again.ts'
import { findArticle } from '../../../data/articles.ts'
import { handler } from '../../../handler.ts'

export const detail = handler(
  'front/article/detail',
  async ({ db, dependsOn, fail }, { _id, lang }) => {
    dependsOn(`article:${_id}`)
    const article = await findArticle(db, _id, lang)
    if (!article) return fail('article-not-found')
    return { data: { ...article, content: cleanAgain(article.content) } }
  },
)
