import { listCategories } from '../../../../data/articles.ts'
import { handler } from '../../../../handler.ts'

export const categories = handler(
  'front/article/category/get',
  async ({ db, dependsOn }, { lang }) => {
    dependsOn('article')
    return { rows: await listCategories(db, lang) }
  },
)
