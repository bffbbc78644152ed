import { Search } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { SiteGroup } from '#contract/site.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRead } from '../../../client/reads.ts'
import { usePlace } from '../../../navigation/page-context.ts'
import type { Moment, Read } from '../../../navigation/route.ts'
import { Empty, Failed } from '../../../parts/states.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import frame from '../../../shell/page-frame.module.css'
import { useLanguage, useText } from '../../../text/text-context.ts'
import { matching } from './matching.ts'
import { SiteLink } from './site-link.tsx'
import { useNumberKeys } from './use-number-keys.ts'
import css from './page-list.module.css'

export const reads = (_params: object, { language: lang }: Moment): Read[] => [
  { path: 'client/site/pub/list', input: { lang } },
]

export function Screen(): ReactNode {
  const text = useText()
  const title = text.titles['/pages_main/pageList/pageList']
  const sites = useRead('client/site/pub/list', { lang: useLanguage() })
  return (
    <>
      <PageBar title={title} />
      <h1 className={frame.heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.intro}>{text.sites.intro}</p>
      {sites.state === 'loading' ? <Bones /> : null}
      {sites.state === 'failed' ? <Failed retry={sites.retry} /> : null}
      {sites.state === 'ready' ? <Directory groups={sites.reply.rows} /> : null}
    </>
  )
}

function Directory({ groups }: { groups: readonly SiteGroup[] }) {
  const text = useText()
  const links = useRef<HTMLDivElement>(null)
  const [typed = '', setTyped] = usePlace<string>('filter')
  useNumberKeys(links)
  if (groups.length === 0) return <Empty />
  const shown = matching(groups, typed)
  const count = shown.reduce((sum, { sites }) => sum + sites.length, 0)
  return (
    <>
      <div className={css.finder}>
        <label className={css.filter}>
          <Search size={17} strokeWidth={1.7} aria-hidden="true" />
          <input
            type="search"
            value={typed}
            placeholder={text.sites.filter}
            aria-label={text.sites.filter}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p className={css.count} role="status">
          {count > 0 ? text.sites.found(count) : text.sites.none(typed)}
        </p>
        <p className={css.keys}>{text.sites.keys}</p>
      </div>
      <div ref={links} className={css.groups}>
        {shown.map((group) => (
          <section key={group._id} className={css.group} aria-labelledby={`sites-${group._id}`}>
            <h2 id={`sites-${group._id}`}>{group.name}</h2>
            <ul>
              {group.sites.map((site) => (
                <li key={site._id}>
                  <SiteLink site={site} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

const Bones = () => (
  <div className={css.groups} aria-busy="true">
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className={css.group}>
        <Skeleton height="24px" width="96px" />
        <Skeleton height="180px" radius="var(--radius-card)" className={css.bone} />
      </div>
    ))}
  </div>
)
