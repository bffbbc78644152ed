import type { Language } from '#contract/languages.ts'
import { addToCounters } from './counters.ts'
import type { Db } from './database.ts'
import { imageCounterOf } from './image-lists.ts'

interface ImageText {
  lang: Language
  /** The language the words really are in. */
  textLang: Language
  title: string
  alt: string
  abstract: string
}

export interface NewImage {
  id: string
  pictureId: string
  gatherId: string
  tags: readonly string[]
  createdAt: number
  /** One for each language of the product. */
  texts: readonly ImageText[]
}

/** Adds a picture with its words in all languages, its tags and the counts that lists show. */
export async function addImage(db: Db, image: NewImage): Promise<void> {
  const { id, pictureId, gatherId, tags, createdAt, texts } = image
  await db
    .insertInto('image')
    .values({
      id,
      picture_id: pictureId,
      gather_id: gatherId,
      tags: JSON.stringify(tags),
      created_at: createdAt,
    })
    .execute()
  await db
    .insertInto('image_text')
    .values(
      texts.map(({ textLang, ...words }) => ({ image_id: id, text_lang: textLang, ...words })),
    )
    .execute()
  if (tags.length > 0) {
    await db
      .insertInto('image_tag')
      .values(tags.map((tag) => ({ tag, created_at: createdAt, image_id: id })))
      .execute()
  }
  const counters = [
    imageCounterOf({ by: 'all' }),
    imageCounterOf({ by: 'gather', gatherId }),
    ...tags.map((tag) => imageCounterOf({ by: 'tag', tag })),
  ]
  await addToCounters(db, new Map(counters.map((name) => [name, 1])))
}

export const addImageGather = (
  db: Db,
  gather: { id: string; position: number; texts: Readonly<Record<Language, object>> },
) =>
  db
    .insertInto('image_gather')
    .values({ ...gather, texts: JSON.stringify(gather.texts) })
    .execute()
