import { join } from 'node:path'
import { about } from '#library/about.ts'
import { categories } from '#library/categories.ts'
import { collections } from '#library/collections.ts'
import { dictionary } from '#library/dictionary.ts'
import { project } from '#library/project.ts'
import { toTraditional } from '../content/traditional.ts'
import type { Db } from '../data/database.ts'
import {
  addAbout,
  addCategory,
  addCollection,
  addDictionary,
  addPicture,
  addProject,
  isEmpty,
} from '../data/library.ts'
import { addArticle } from '../data/save-article.ts'
import { readArticleFiles } from './article-file.ts'
import { articleOfFile } from './article-of-file.ts'
import { drawCover } from './cover.ts'
import { wordsInThree, withHtml } from './words-in-three.ts'

const articleFolder = join(import.meta.dirname, '../../library/articles')

/** An empty database gets the library: something real to look at from the first minute. */
export async function fillEmptyDatabase(db: Db, dataDir: string): Promise<void> {
  if (!(await isEmpty(db))) return
  const traditional = await toTraditional()
  const inThree = wordsInThree(traditional)
  const files = readArticleFiles(articleFolder)
  const covers = new Map<string, Awaited<ReturnType<typeof drawCover>>>()
  for (const file of files) covers.set(file.slug, await drawCover(file, dataDir))

  await db.transaction().execute(async (within) => {
    await addProject(within, project.id, inThree(project.words))
    await addDictionary(
      within,
      dictionary.map(({ code, words }) => ({ code, texts: inThree(words) })),
    )
    await addAbout(
      within,
      about.map(({ type, code, words }) => ({ type, code, texts: inThree(withHtml(words)) })),
    )
    for (const [position, { id, words }] of categories.entries()) {
      const texts = Object.entries(inThree(words))
      const names = Object.fromEntries(texts.map(([lang, { name = '' }]) => [lang, name]))
      await addCategory(within, { id, position, names })
    }
    for (const cover of covers.values()) await addPicture(within, cover)
    for (const file of files) {
      await addArticle(within, articleOfFile(file, covers.get(file.slug) ?? null, traditional))
    }
    for (const [position, { id, words, articles }] of collections.entries()) {
      await addCollection(within, { id, position, texts: inThree(words), articleIds: articles })
    }
  })
}
