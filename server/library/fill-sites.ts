import { siteGroups } from '#library/sites.ts'
import { toTraditional } from '../content/traditional.ts'
import type { Db } from '../data/database.ts'
import { addSiteGroup, hasSites } from '../data/sites.ts'
import { wordsInThree } from './words-in-three.ts'

/** A database without a directory of sites gets the library's. */
export async function fillSites(db: Db): Promise<void> {
  if (await hasSites(db)) return
  const inThree = wordsInThree(await toTraditional())
  await db.transaction().execute(async (within) => {
    for (const [position, { id, words, lines }] of siteGroups.entries()) {
      const sites = lines
        .trim()
        .split('\n')
        .map((line) => siteOfLine(line, inThree))
      await addSiteGroup(within, { id, position, texts: inThree(words), sites })
    }
  })
}

function siteOfLine(line: string, inThree: ReturnType<typeof wordsInThree>) {
  const [name = '', nameEn = '', pinyin = '', url = '', about = '', aboutEn = ''] = line
    .split('|')
    .map((field) => field.trim())
  if (!aboutEn) throw new Error(`A site has six fields: ${line}`)
  return {
    kind: url.startsWith('/') ? ('page' as const) : ('h5' as const),
    url,
    pinyin,
    texts: inThree({ 'zh-Hans': { name, about }, en: { name: nameEn, about: aboutEn } }),
  }
}
