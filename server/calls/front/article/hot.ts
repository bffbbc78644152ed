import { cardOf } from '../../../data/article-cards.ts'
import { hottest } from '../../../data/article-lists.ts'
import { handler } from '../../../handler.ts'

export const hot = handler('front/article/hot', async ({ db, dependsOn }, { lang, limit }) => {
  dependsOn('article')
  const rows = await hottest(db, { lang, most: limit })
  return { rows: rows.map(cardOf) }
})
