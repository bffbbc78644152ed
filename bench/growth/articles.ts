import { languages } from '#contract/languages.ts'
import { categories } from '#library/categories.ts'
import type { NewArticle } from '#server/data/save-article.ts'
import { pick, randomFrom, whole } from '../random.ts'
import { abstract, body, caption, tags, title } from './words.ts'

const firstMoment = Date.UTC(2016, 0, 1)
const apartMs = 5 * 60_000

export const covers = Array.from({ length: 24 }, (_, index) => ({
  id: `cover-${index}`,
  width: 1600,
  height: 1000,
  colour: `#${(0x304050 + index * 0x040302).toString(16)}`,
}))

/** Where an article stands in the list of all: the oldest is number 0. */
export const standingAt = (index: number) => ({
  at: firstMoment + index * apartMs,
  id: idAt(index),
})

/** Ids begin with their time, as those that databases make do. */
const idAt = (index: number) => {
  const seconds = (firstMoment + index * apartMs) / 1000
  const rest = Math.floor(randomFrom(index)() * 2 ** 48)
  return `${seconds.toString(16)}${rest.toString(16).padStart(12, '0')}${index.toString(16).padStart(4, '0').slice(-4)}`
}

/** Article by number, always the same. Nobody translated it: all languages share its body. */
export function articleAt(index: number): NewArticle {
  const random = randomFrom(index + 1_000_003)
  const { at, id } = standingAt(index)
  const words = { title: title(random), abstract: abstract(random), caption: caption(random) }
  const content = body(random)
  return {
    id,
    categoryId: pick(random, categories).id,
    tags: [...new Set([pick(random, tags), pick(random, tags)])],
    cover: pick(random, covers),
    readingMinutes: whole(random, 1, 9),
    createdAt: at,
    texts: languages.map((lang) => ({
      lang,
      textLang: 'zh-Hans',
      ...words,
      content: lang === 'zh-Hans' ? content : null,
    })),
  }
}
