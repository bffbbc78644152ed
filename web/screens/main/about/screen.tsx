import type { ReactNode } from 'react'
import type { Output } from '#contract/calls.ts'
import type { AboutEntry } from '#contract/init.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { sortAbout } from '../../../app-state.ts'
import { useRead } from '../../../client/reads.ts'
import { hrefOf } from '../../../navigation/address.ts'
import type { FindReply, Head, Moment, Read } from '../../../navigation/route.ts'
import { Prose } from '../../../parts/prose.tsx'
import { Empty, Failed } from '../../../parts/states.tsx'
import { PageBar } from '../../../shell/page-bar.tsx'
import { launchInput } from '../../../client/launch-input.ts'
import { useLanguage, useText } from '../../../text/text-context.ts'
import { ChangeLog } from './change-log.tsx'
import css from './about.module.css'

interface Params {
  readonly code?: string
}

type Launch = Output<'client/pub.init.getInfo'>

const textsIn = (reply: unknown): AboutEntry[] =>
  Object.values(sortAbout((reply as Launch | undefined)?.data?.about ?? []).about)

const firstCode = 'us'
const chosen = (entries: readonly AboutEntry[], { code = firstCode }: Params) =>
  entries.find((entry) => entry.code === code)

const launchRead = (language: Moment['language']): Read => ({
  path: 'client/pub.init.getInfo',
  input: launchInput(language),
})

export const reads = (_params: Params, { language }: Moment): Read[] => [launchRead(language)]

export function head(params: Params, { language }: Moment, reply: FindReply): Head | null {
  const entry = chosen(textsIn(reply(launchRead(language))), params)
  return entry ? { title: entry.title } : null
}

export const missing = (params: Params, { language }: Moment, reply: FindReply): boolean =>
  params.code !== undefined && !chosen(textsIn(reply(launchRead(language))), params)

export function Screen({ params }: { params: Params }): ReactNode {
  const text = useText()
  const launch = useRead('client/pub.init.getInfo', launchInput(useLanguage()))
  const entries = launch.state === 'ready' ? textsIn(launch.reply) : []
  const entry = chosen(entries, params)
  const title = text.titles['/pages_main/about/us']
  return (
    <>
      <PageBar title={title} />
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title} tabIndex={-1}>
            {entry?.title ?? title}
          </h1>
          {launch.state === 'ready' ? (
            <p className={css.version}>{text.about.version(launch.reply.data.project.version)}</p>
          ) : null}
          <Choices entries={entries} code={entry?.code} />
        </header>
        <div>
          {launch.state === 'loading' ? <Bones /> : null}
          {launch.state === 'failed' ? <Failed retry={launch.retry} /> : null}
          {launch.state === 'ready' ? entry ? <Prose html={entry.content} /> : <Empty /> : null}
          {entry?.code === firstCode ? <ChangeLog /> : null}
        </div>
      </div>
    </>
  )
}

function Choices({ entries, code }: { entries: readonly AboutEntry[]; code: string | undefined }) {
  const text = useText()
  return (
    <nav className={css.choices} aria-label={text.titles['/pages_main/about/us']}>
      {entries.map((entry) => (
        <a
          key={entry.code}
          href={hrefOf(
            '/pages_main/about/us',
            entry.code === firstCode ? {} : { code: entry.code },
          )}
          data-mode="redirect"
          aria-current={entry.code === code ? 'page' : undefined}
        >
          {entry.title}
        </a>
      ))}
    </nav>
  )
}

const Bones = () => (
  <div className={css.bones} aria-busy="true">
    <Skeleton height="18px" />
    <Skeleton height="18px" />
    <Skeleton height="18px" width="60%" />
  </div>
)
