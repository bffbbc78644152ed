import { listCollections } from '../../../../data/collections.ts'
import { handler } from '../../../../handler.ts'

export const gather = handler('client/article/pub/gather', async ({ db, dependsOn }, { lang }) => {
  dependsOn('article')
  return { rows: await listCollections(db, lang) }
})
