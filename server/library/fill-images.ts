import { gathers } from '#library/art/gathers.ts'
import { pictures } from '#library/art/pictures.ts'
import { toTraditional } from '../content/traditional.ts'
import type { Db } from '../data/database.ts'
import { countImages } from '../data/image-lists.ts'
import { addPicture } from '../data/library.ts'
import { addImage, addImageGather } from '../data/save-image.ts'
import { saveDrawing } from './drawing.ts'
import { imageOfPicture, mixed } from './image-of-picture.ts'

/** A database without pictures gets the gallery. */
export async function fillImages(db: Db, dataDir: string): Promise<void> {
  if ((await countImages(db, { by: 'all' })) > 0) return
  const traditional = await toTraditional()
  // Headers of articles are kept by the article's name: a picture may have the same one.
  const hung = await Promise.all(
    mixed(pictures).map(async (picture) => ({
      picture,
      drawing: await saveDrawing(`image-${picture.slug}`, picture, dataDir),
    })),
  )

  await db.transaction().execute(async (within) => {
    for (const [position, { slug, title, titleEn, abstract, abstractEn }] of gathers.entries()) {
      const texts = {
        'zh-Hans': { title, abstract },
        'zh-Hant': { title: traditional(title), abstract: traditional(abstract) },
        en: { title: titleEn, abstract: abstractEn },
      }
      await addImageGather(within, { id: slug, position, texts })
    }
    for (const [daysAgo, { picture, drawing }] of hung.entries()) {
      await addPicture(within, drawing)
      await addImage(within, imageOfPicture(picture, drawing.id, daysAgo, traditional))
    }
  })
}
