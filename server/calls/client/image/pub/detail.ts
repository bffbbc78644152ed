import { findImage } from '../../../../data/images.ts'
import { handler } from '../../../../handler.ts'

export const detail = handler(
  'client/image/pub/detail',
  async ({ db, dependsOn, fail }, { _id, lang }) => {
    // Its neighbours are told of too, so any change to the pictures may change this.
    dependsOn('image')
    const image = await findImage(db, _id, lang)
    return image ? { data: image } : fail('image-not-found')
  },
)
