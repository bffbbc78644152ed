import type { Language } from '#contract/languages.ts'
import type { Db } from './database.ts'
import { inLanguage } from './texts.ts'

/** What the site calls itself. */
export async function readProject(db: Db, lang: Language) {
  const row = await db.selectFrom('project').select(['id', 'texts']).limit(1).executeTakeFirst()
  const words = row ? inLanguage(row.texts, lang) : {}
  const { name = '', slogan = '', description = '', keywords = '' } = words
  return { _id: row?.id ?? '', name, slogan, description, keywords }
}

export async function readDictionary(db: Db, lang: Language) {
  const rows = await db
    .selectFrom('dictionary')
    .select(['code', 'texts'])
    .orderBy('position')
    .limit(1000)
    .execute()
  return rows.map(({ code, texts }) => ({ code, words: inLanguage(texts, lang) }))
}

export async function readAbout(db: Db, lang: Language) {
  const rows = await db
    .selectFrom('about')
    .select(['type', 'code', 'texts'])
    .orderBy('type')
    .orderBy('position')
    .limit(200)
    .execute()
  return rows.map(({ type, code, texts }) => ({ type, code, words: inLanguage(texts, lang) }))
}
