import type { Language } from '#contract/languages.ts'
import { readCounters } from './counters.ts'
import type { Db } from './database.ts'
import { pictureColumns, pictureOf } from './image-cards.ts'
import { imageCounterOf } from './image-lists.ts'
import { inLanguage } from './texts.ts'

const most = 200

/** The collections that hold pictures, each with its newest as cover. */
export async function listImageGathers(db: Db, lang: Language) {
  const rows = await db
    .selectFrom('image_gather')
    .innerJoin('image', (join) =>
      join.on((on) =>
        on(
          'image.id',
          '=',
          on
            .selectFrom('image as newest')
            .select('newest.id')
            .whereRef('newest.gather_id', '=', 'image_gather.id')
            .orderBy('newest.created_at', 'desc')
            .orderBy('newest.id', 'desc')
            .limit(1),
        ),
      ),
    )
    .innerJoin('picture', 'picture.id', 'image.picture_id')
    .innerJoin('image_text', 'image_text.image_id', 'image.id')
    .select(['image_gather.id', 'image_gather.texts', ...pictureColumns])
    .where('image_text.lang', '=', lang)
    .orderBy('image_gather.position')
    .limit(most)
    .execute()
  const totals = await readCounters(
    db,
    rows.map(({ id }) => gatherCounter(id)),
  )
  return rows.map((row) => {
    const { title = '', abstract = '' } = inLanguage(row.texts, lang)
    const total = totals.get(gatherCounter(row.id)) ?? 0
    return { _id: row.id, title, abstract, total, cover: pictureOf(row) }
  })
}

const gatherCounter = (gatherId: string) => imageCounterOf({ by: 'gather', gatherId })
