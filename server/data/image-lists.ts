import type { Language } from '#contract/languages.ts'
import { beyond } from './article-cards.ts'
import type { Stretch } from './article-lists.ts'
import { readCounters } from './counters.ts'
import type { Db } from './database.ts'
import { imageCardsOf, type ImageRow } from './image-cards.ts'
import { prepared } from './prepared.ts'

export type ImageList =
  | { by: 'all' }
  | { by: 'gather'; gatherId: string }
  | { by: 'tag'; tag: string }

export const imageCounterOf = (list: ImageList): string => {
  switch (list.by) {
    case 'all':
      return 'image'
    case 'gather':
      return `image:gather:${list.gatherId}`
    case 'tag':
      return `image:tag:${list.tag}`
  }
}

export async function countImages(db: Db, list: ImageList): Promise<number> {
  const name = imageCounterOf(list)
  return (await readCounters(db, [name])).get(name) ?? 0
}

/** One stretch of a list, straight from its index. */
export function imagesIn(db: Db, list: ImageList, stretch: Stretch): Promise<ImageRow[]> {
  const { lang, most } = stretch
  const key = list.by === 'gather' ? list.gatherId : list.by === 'tag' ? list.tag : ''
  return stretch.from === 'place'
    ? queries[list.by].place(db, { lang, most, key, at: stretch.place.at, id: stretch.place.id })
    : queries[list.by].start(db, { lang, most, key, skip: stretch.skip })
}

type FromStart = { lang: Language; most: number; skip: number; key: string }
type FromPlace = { lang: Language; most: number; at: number; id: string; key: string }

const newest = (db: Db) =>
  db
    .selectFrom('image')
    .select(['image.id', 'image.created_at as at'])
    .orderBy('image.created_at', 'desc')
    .orderBy('image.id', 'desc')

const newestTagged = (db: Db) =>
  db
    .selectFrom('image_tag')
    .select(['image_tag.image_id as id', 'image_tag.created_at as at'])
    .orderBy('image_tag.created_at', 'desc')
    .orderBy('image_tag.image_id', 'desc')

const queries = {
  all: {
    start: prepared<FromStart, ImageRow>((db, slot) =>
      imageCardsOf(db, newest(db).limit(slot('most')).offset(slot('skip')), slot('lang')),
    ),
    place: prepared<FromPlace, ImageRow>((db, slot) =>
      imageCardsOf(
        db,
        newest(db)
          .where(beyond('after', 'created_at', 'id', { at: slot('at'), id: slot('id') }))
          .limit(slot('most')),
        slot('lang'),
      ),
    ),
  },
  gather: {
    start: prepared<FromStart, ImageRow>((db, slot) =>
      imageCardsOf(
        db,
        newest(db).where('gather_id', '=', slot('key')).limit(slot('most')).offset(slot('skip')),
        slot('lang'),
      ),
    ),
    place: prepared<FromPlace, ImageRow>((db, slot) =>
      imageCardsOf(
        db,
        newest(db)
          .where('gather_id', '=', slot('key'))
          .where(beyond('after', 'created_at', 'id', { at: slot('at'), id: slot('id') }))
          .limit(slot('most')),
        slot('lang'),
      ),
    ),
  },
  tag: {
    start: prepared<FromStart, ImageRow>((db, slot) =>
      imageCardsOf(
        db,
        newestTagged(db).where('tag', '=', slot('key')).limit(slot('most')).offset(slot('skip')),
        slot('lang'),
      ),
    ),
    place: prepared<FromPlace, ImageRow>((db, slot) =>
      imageCardsOf(
        db,
        newestTagged(db)
          .where('tag', '=', slot('key'))
          .where(beyond('after', 'created_at', 'image_id', { at: slot('at'), id: slot('id') }))
          .limit(slot('most')),
        slot('lang'),
      ),
    ),
  },
}
