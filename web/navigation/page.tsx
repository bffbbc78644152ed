import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { keyOf } from '../client/reads.ts'
import { CrashGuard } from '../shell/crash-guard.tsx'
import frame from '../shell/page-frame.module.css'
import { PageFailed, PagePlaceholder } from '../shell/page-placeholder.tsx'
import { PageBar } from '../shell/page-bar.tsx'
import { useLanguage, useText } from '../text/text-context.ts'
import { errorPath, routes } from '../routes.ts'
import { matchHref, type Match } from './match.ts'
import { headOf } from './head.ts'
import { useNavigation, useStack } from './navigation-context.ts'
import { PageContext } from './page-context.ts'
import type { Route } from './route.ts'
import type { AnyScreen } from './screens.ts'
import type { Entry } from './stack.ts'

/** An address that is nowhere on the map is shown as the error page. */
const nowhere = (href: string): Match => ({
  path: errorPath,
  route: routes[errorPath] as Route,
  params: { from: href.split('?', 1)[0] ?? href },
  language: null,
})

export const matchOrError = (href: string): Match => matchHref(href) ?? nowhere(href)

/** One page of the stack: its screen, or what stands there until it has come. */
export function Page({ entry }: { entry: Entry }) {
  const { screens, places } = useNavigation()
  const text = useText()
  const match = matchOrError(entry.href)
  const screen = useSyncExternalStore(
    screens.subscribe,
    () => screens.stateOf(match.route),
    () => screens.stateOf(match.route),
  )
  const isTab = match.route.tab !== undefined
  return (
    <PageContext value={{ key: entry.key, href: entry.href, places }}>
      <div className={isTab ? `${frame.page} ${frame.onTab}` : frame.page} data-path={match.path}>
        {match.route.bar === 'default' ? <PageBar title={text.titles[match.path]} /> : null}
        {screen.state === 'ready' ? (
          <CrashGuard>
            <PageTitle entry={entry} match={match} module={screen.module} />
            <screen.module.Screen params={match.params} />
          </CrashGuard>
        ) : screen.state === 'failed' ? (
          <PageFailed retry={() => void screens.retry(match.route)} />
        ) : (
          <PagePlaceholder title={text.titles[match.path]} />
        )}
      </div>
    </PageContext>
  )
}

/** Keeps the window's title true while its page is the visible one. */
function PageTitle({ entry, match, module }: { entry: Entry; match: Match; module: AnyScreen }) {
  const { shown } = useStack()
  const text = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const isShown = shown.key === entry.key
  // Renders again when a reply arrives after the page; each render then looks what it says.
  useIsFetching()
  useLayoutEffect(() => {
    if (!isShown) return
    const { title } = headOf(match, module, language, text, ({ path, input }) =>
      queries.getQueryData(keyOf(path, input)),
    )
    document.title = title
  })
  return null
}
