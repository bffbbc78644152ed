import type { Language } from '#contract/languages.ts'
import { counterOf } from './article-lists.ts'
import { readCounters } from './counters.ts'
import type { Db } from './database.ts'
import { inLanguage } from './texts.ts'

const most = 200

export async function listCollections(db: Db, lang: Language) {
  const rows = await db
    .selectFrom('collection')
    .select(['id', 'texts'])
    .orderBy('position')
    .limit(most)
    .execute()
  const totals = await readCounters(
    db,
    rows.map(({ id }) => collectionCounter(id)),
  )
  return rows.map(({ id, texts }) => {
    const { title = '', abstract = '', colour = '' } = inLanguage(texts, lang)
    return { _id: id, title, abstract, colour, total: totals.get(collectionCounter(id)) ?? 0 }
  })
}

const collectionCounter = (collectionId: string) => counterOf({ by: 'collection', collectionId })
