import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { articlesIn, countArticles, type ArticleList } from '#server/data/article-lists.ts'
import type { Database } from '#server/data/database.ts'
import { addLike, countLike } from '#server/data/likes.ts'
import { addCategory, addCollection } from '#server/data/library.ts'
import { addArticle } from '#server/data/save-article.ts'
import { openTestDatabase } from '../database.ts'

let database: Database
let close: () => Promise<void>

const names = Object.fromEntries(languages.map((lang) => [lang, lang]))

/** Forty-five articles, many of the same moment, in two categories. */
beforeAll(async () => {
  ;({ database, close } = await openTestDatabase())
  const { db } = database
  await addCategory(db, { id: 'odd', position: 1, names })
  await addCategory(db, { id: 'even', position: 2, names })
  for (let index = 0; index < 45; index++) {
    await addArticle(db, {
      id: `a${String((index * 7) % 45).padStart(2, '0')}`,
      categoryId: index % 2 ? 'odd' : 'even',
      tags: index % 3 ? ['rare', 'common'] : ['common'],
      cover: null,
      readingMinutes: 1,
      createdAt: 1_700_000_000_000 + Math.floor(index / 9) * 1000,
      texts: languages.map((lang) => ({
        lang,
        textLang: lang,
        title: `${lang} ${index}`,
        abstract: '',
        caption: '',
        content: '<p>…</p>',
      })),
    })
  }
  const articleIds = ['a03', 'a01', 'a02']
  await addCollection(db, { id: 'set', position: 1, texts: {}, articleIds })
})
afterAll(() => close())

const lists: ArticleList[] = [
  { by: 'all' },
  { by: 'category', categoryId: 'odd' },
  { by: 'tag', tag: 'rare' },
  { by: 'collection', collectionId: 'set' },
]

describe.each(lists)('the list by $by', (list) => {
  const read = (stretch: Parameters<typeof articlesIn>[2]) => articlesIn(database.db, list, stretch)

  test('is as long as its kept counter says', async () => {
    const all = await read({ lang: 'en', most: 100, from: 'start', skip: 0 })
    expect(all).toHaveLength(await countArticles(database.db, list))
    expect(all.length).toBeGreaterThan(2)
  })

  test('read in stretches of any length gives the same rows in the same order', async () => {
    const all = (await read({ lang: 'en', most: 100, from: 'start', skip: 0 })).map(({ id }) => id)
    for (const most of [1, 2, 7, 20]) {
      const stretches: string[] = []
      let rows = await read({ lang: 'en', most, from: 'start', skip: 0 })
      for (let last = rows.at(-1); last; last = rows.at(-1)) {
        stretches.push(...rows.map(({ id }) => id))
        rows = await read({ lang: 'en', most, from: 'place', place: { at: last.at, id: last.id } })
      }
      expect(stretches).toEqual(all)
    }
  })
})

test('a row comes with its words in the language asked for', async () => {
  for (const lang of languages) {
    const [row] = await articlesIn(
      database.db,
      { by: 'all' },
      { lang, most: 1, from: 'start', skip: 0 },
    )
    expect(row?.title).toContain(lang)
    expect(row?.category).toBe(lang)
  }
})

test('the database itself refuses a second like of the same actor and a count below zero', async () => {
  const { db } = database
  expect(await addLike(db, 'a01', 'someone', 1)).toBe(true)
  expect(await addLike(db, 'a01', 'someone', 2)).toBe(false)
  await expect(countLike(db, 'a02', -1)).rejects.toThrow(/constraint/i)
})

test('what fails in the middle of a transaction leaves nothing behind', async () => {
  const { db } = database
  const count = () => countArticles(db, { by: 'all' })
  const before = await count()
  const adding = db.transaction().execute(async (within) => {
    await addArticle(within, {
      id: 'half',
      categoryId: 'odd',
      tags: ['common'],
      cover: null,
      readingMinutes: 1,
      createdAt: 1,
      texts: [{ lang: 'en', textLang: 'en', title: '', abstract: '', caption: '', content: '' }],
    })
    throw new Error('the power went out')
  })
  await expect(adding).rejects.toThrow('the power went out')
  expect(await count()).toBe(before)
  expect(await db.selectFrom('article').selectAll().where('id', '=', 'half').execute()).toEqual([])
})
