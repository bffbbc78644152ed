import { timezoneHours } from '#contract/constants.ts'
import type { Picture } from '#library/art/gathers.ts'
import type { NewImage } from '../data/save-image.ts'

const newestDay = Date.parse(`2026-11-14T08:00:00+0${timezoneHours}:00`)
const dayMs = 24 * 3600 * 1000

/** A drawn picture with its words: Simplified and English as written, Traditional by conversion. */
export function imageOfPicture(
  picture: Picture,
  pictureId: string,
  daysAgo: number,
  traditional: (text: string) => string,
): NewImage {
  const { slug, gather, tags, title, titleEn, alt, altEn } = picture
  return {
    id: slug,
    pictureId,
    gatherId: gather,
    tags,
    createdAt: newestDay - daysAgo * dayMs,
    texts: [
      textIn('zh-Hans', title, alt),
      textIn('zh-Hant', traditional(title), traditional(alt)),
      textIn('en', titleEn, altEn),
    ],
  }
}

/** The library says what is to be seen and leaves it at that: no abstract. */
const textIn = (lang: NewImage['texts'][number]['lang'], title: string, alt: string) => ({
  lang,
  textLang: lang,
  title,
  alt,
  abstract: '',
})

/** All collections hung among each other, each still in its own order. */
export function mixed(pictures: readonly Picture[]): Picture[] {
  const gathers = Map.groupBy(pictures, ({ gather }) => gather)
  return [...gathers.values()]
    .flatMap((hung) => hung.map((picture, index) => ({ picture, at: (index + 0.5) / hung.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ picture }) => picture)
}
