import { listSites } from '../../../../data/sites.ts'
import { handler } from '../../../../handler.ts'

export const list = handler('client/site/pub/list', async ({ db, dependsOn }, { lang }) => {
  dependsOn('site')
  return { rows: await listSites(db, lang) }
})
