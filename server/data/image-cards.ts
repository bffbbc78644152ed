import type { ImageCard } from '#contract/image.ts'
import type { Language } from '#contract/languages.ts'
import type { Picture } from '#contract/picture.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Standing } from './article-cards.ts'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

type Standings = SelectQueryBuilder<Tables, keyof Tables, Standing>

/** The cards of the pictures that stand in a stretch of a list, in its order. */
export const imageCardsOf = (db: Db, standings: Standings, lang: Language) =>
  db
    .selectFrom(standings.as('standing'))
    .innerJoin('image', 'image.id', 'standing.id')
    .innerJoin('picture', 'picture.id', 'image.picture_id')
    .innerJoin('image_text', (join) =>
      join.onRef('image_text.image_id', '=', 'image.id').on('image_text.lang', '=', lang),
    )
    .select('standing.at')
    .select(imageColumns)
    .orderBy('standing.at', 'desc')
    .orderBy('standing.id', 'desc')

export const pictureColumns = [
  'image.picture_id',
  'picture.width',
  'picture.height',
  'picture.colour',
  'image_text.alt',
] as const

export const imageColumns = [
  'image.id',
  'image.gather_id',
  'image.tags',
  'image.created_at',
  'image_text.text_lang',
  'image_text.title',
  'image_text.abstract',
  ...pictureColumns,
] as const

export type ImageRow = Awaited<ReturnType<ReturnType<typeof imageCardsOf>['execute']>>[number]

type PictureRow = Pick<ImageRow, 'picture_id' | 'width' | 'height' | 'colour' | 'alt'>

export const pictureOf = (row: PictureRow): Picture => ({
  url: `/pictures/${row.picture_id}`,
  width: row.width,
  height: row.height,
  placeholder: row.colour,
  alt: row.alt,
})

export const imageCardOf = (row: Omit<ImageRow, 'at'>): ImageCard => ({
  _id: row.id,
  title: row.title,
  abstract: row.abstract,
  picture: pictureOf(row),
  gatherId: row.gather_id,
  tag: JSON.parse(row.tags) as string[],
  createTime: row.created_at,
  textLang: row.text_lang as Language,
})
