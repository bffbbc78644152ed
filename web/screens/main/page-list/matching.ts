import type { Site, SiteGroup } from '#contract/site.ts'

/** The groups with what a reader may mean by what was typed; groups without any are left out. */
export function matching(groups: readonly SiteGroup[], typed: string): SiteGroup[] {
  const wanted = typed.trim().toLowerCase()
  return groups
    .map((group) => ({ ...group, sites: group.sites.filter((site) => isMeant(site, wanted)) }))
    .filter(({ sites }) => sites.length > 0)
}

const isMeant = ({ name, pinyin }: Site, wanted: string) =>
  name.toLowerCase().includes(wanted) || pinyin.startsWith(wanted)
