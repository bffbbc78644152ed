import type { Picture } from '#contract/picture.ts'
import type { Db } from './database.ts'

interface Cover {
  cover_id: string | null
  cover_width: number | null
  cover_height: number | null
  cover_colour: string | null
}

export function pictureAt(cover: Cover, alt: string): Picture | null {
  if (!cover.cover_id || !cover.cover_width || !cover.cover_height) return null
  return {
    url: `/pictures/${cover.cover_id}`,
    width: cover.cover_width,
    height: cover.cover_height,
    placeholder: cover.cover_colour ?? '',
    alt,
  }
}

export const pictureFile = (db: Db, id: string) =>
  db
    .selectFrom('picture')
    .select(['file', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirst()
