import { listImageGathers } from '../../../../data/image-gathers.ts'
import { handler } from '../../../../handler.ts'

export const gather = handler('client/image/pub/gather', async ({ db, dependsOn }, { lang }) => {
  dependsOn('image')
  return { rows: await listImageGathers(db, lang) }
})
