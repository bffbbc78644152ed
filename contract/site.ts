import { z } from 'zod'
import { declareCalls } from './call.ts'
import { language } from './shape.ts'

/** A page of ours, or a site elsewhere. */
const siteKinds = ['page', 'h5'] as const

const site = z.object({
  _id: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(siteKinds),
  url: z.string(),
  /** First letters of its Chinese name as it is spoken, to be found by typing. */
  pinyin: z.string(),
})
export type Site = z.output<typeof site>

const siteGroup = z.object({ _id: z.string(), name: z.string(), sites: z.array(site) })
export type SiteGroup = z.output<typeof siteGroup>

export const siteCalls = declareCalls({
  'client/site/pub/list': {
    about: 'The whole directory of sites and of our own pages, by group.',
    access: 'pub',
    writes: false,
    input: z.object({ lang: language.default('zh-Hans') }),
    output: z.object({ rows: z.array(siteGroup) }),
    problems: [],
  },
})
