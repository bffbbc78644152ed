import type { Language } from '#contract/languages.ts'
import type { Site, SiteGroup } from '#contract/site.ts'
import type { Db } from './database.ts'
import { inLanguage } from './texts.ts'

/** The directory is read whole: it has to stay a thing that can be. */
const groupsMost = 100
const sitesMost = 2000

export async function listSites(db: Db, lang: Language): Promise<SiteGroup[]> {
  const groups = await db
    .selectFrom('site_group')
    .select(['id', 'texts'])
    .orderBy('position')
    .limit(groupsMost)
    .execute()
  const sites = await db
    .selectFrom('site')
    .select(['id', 'group_id', 'kind', 'url', 'pinyin', 'texts'])
    .orderBy('group_id')
    .orderBy('position')
    .limit(sitesMost)
    .execute()
  const byGroup = Map.groupBy(sites, ({ group_id }) => group_id)
  return groups.map(({ id, texts }) => ({
    _id: id,
    name: inLanguage(texts, lang).name ?? '',
    sites: (byGroup.get(id) ?? []).map((site) => {
      const { name = '', about = '' } = inLanguage(site.texts, lang)
      const { id: _id, kind, url, pinyin } = site
      return { _id, name, about, kind: kind as Site['kind'], url, pinyin }
    }),
  }))
}

export async function hasSites(db: Db): Promise<boolean> {
  const row = await db.selectFrom('site_group').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

interface NewSite {
  kind: Site['kind']
  url: string
  pinyin: string
  texts: Texts
}

export async function addSiteGroup(
  db: Db,
  group: { id: string; position: number; texts: Texts; sites: readonly NewSite[] },
): Promise<void> {
  const { id, position, texts, sites } = group
  await db
    .insertInto('site_group')
    .values({ id, position, texts: JSON.stringify(texts) })
    .execute()
  await db
    .insertInto('site')
    .values(
      sites.map(({ texts, ...site }, index) => ({
        ...site,
        id: `${id}-${index + 1}`,
        group_id: id,
        position: index + 1,
        texts: JSON.stringify(texts),
      })),
    )
    .execute()
}
