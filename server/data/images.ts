import type { Image } from '#contract/image.ts'
import type { Language } from '#contract/languages.ts'
import { beyond } from './article-cards.ts'
import type { Db } from './database.ts'
import { imageCardOf, imageColumns } from './image-cards.ts'
import { inLanguage } from './texts.ts'

export async function findImage(db: Db, id: string, lang: Language): Promise<Image | null> {
  const row = await db
    .selectFrom('image')
    .innerJoin('picture', 'picture.id', 'image.picture_id')
    .innerJoin('image_text', 'image_text.image_id', 'image.id')
    .innerJoin('image_gather', 'image_gather.id', 'image.gather_id')
    .select(imageColumns)
    .select('image_gather.texts')
    .where('image.id', '=', id)
    .where('image_text.lang', '=', lang)
    .executeTakeFirst()
  if (!row) return null
  const here = { id: row.id, at: row.created_at, gatherId: row.gather_id }
  return {
    ...imageCardOf(row),
    gather: { _id: row.gather_id, title: inLanguage(row.texts, lang).title ?? '' },
    prev: await neighbourOf(db, here, 'before', lang),
    next: await neighbourOf(db, here, 'after', lang),
  }
}

interface Here {
  id: string
  at: number
  gatherId: string
}

/** The picture beside one in its collection, in the order the visitor sees the list. */
async function neighbourOf(db: Db, here: Here, side: 'before' | 'after', lang: Language) {
  const direction = side === 'after' ? 'desc' : 'asc'
  const row = await db
    .selectFrom('image')
    .innerJoin('image_text', 'image_text.image_id', 'image.id')
    .select(['image.id', 'image_text.title'])
    .where('image_text.lang', '=', lang)
    .where('image.gather_id', '=', here.gatherId)
    .where(beyond(side, 'image.created_at', 'image.id', here))
    .orderBy('image.created_at', direction)
    .orderBy('image.id', direction)
    .limit(1)
    .executeTakeFirst()
  return row ? { _id: row.id, title: row.title } : null
}
