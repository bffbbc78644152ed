import './styles.css'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { languages, type Language } from '#contract/languages.ts'
import type { PageAnswer, PageRequest } from '#contract/pages.ts'
import { App } from './app.tsx'
import { clientOf } from './client/client.ts'
import { keyOf } from './client/reads.ts'
import { descriptions } from './head/descriptions.ts'
import { headMarkup } from './head/head-markup.ts'
import { headOf, momentOf } from './navigation/head.ts'
import { hideDemos, inLanguage } from './navigation/match.ts'
import type { Navigation } from './navigation/navigation-context.ts'
import { matchOrError } from './navigation/page.tsx'
import { Places } from './navigation/places.ts'
import type { FindReply, Read, Route } from './navigation/route.ts'
import { Screens } from './navigation/screens.ts'
import { errorPath, indexPath, routes, type RoutePath } from './routes.ts'
import { stateText } from './state.ts'
import { en } from './text/en.ts'
import type { Text } from './text/text.ts'
import { zhHans } from './text/zh-hans.ts'
import { zhHant } from './text/zh-hant.ts'

export { firstFrameScript } from './first-frame.ts'
export { canonicalHref } from './navigation/match.ts'

export const fixedPages = (Object.keys(routes) as RoutePath[]).filter((path) => {
  const { coming, params } = routes[path] as Route
  const isTold = !coming && path !== errorPath && path !== indexPath
  return isTold && !Object.values(params).includes('given')
})

const texts: Record<Language, Text> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
const screens = new Screens(() => {})

/** Renders one page to text. What it says depends on address, language and date alone. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { language, origin } = request
  if (!request.showDemos) hideDemos()
  const match = matchOrError(request.href)
  await screens.load(match.route)
  const screen = screens.stateOf(match.route)
  if (screen.state !== 'ready') throw new Error(`${match.path} has no screen`)
  const moment = momentOf(language, request.now)
  const reads: Read[] = [
    { path: 'client/pub.init.getProject', input: { lang: language } },
    ...(screen.module.reads?.(match.params, moment) ?? []),
  ]
  const { queries, replies } = await readAll(reads, request)
  const reply: FindReply = ({ path, input }) => queries.getQueryData(keyOf(path, input))
  const head = headOf(match, screen.module, language, texts[language], reply, request.now)
  const isMissing =
    match.path === errorPath || (screen.module.missing?.(match.params, moment, reply) ?? false)
  const isAsked = request.href.startsWith(errorPath)
  return {
    status: isMissing && !isAsked ? 404 : 200,
    title: head.title,
    head: headMarkup({
      head: { description: descriptions[language](match.path, texts[language]), ...head },
      origin,
      href: request.href,
      addresses: languages.map((each) => [each, inLanguage(pathOf(request.href), each)]),
      isHidden: isMissing || match.route.coming === true,
    }),
    body: renderToString(
      <App
        client={clientOf(() => Promise.resolve({}))}
        queries={queries}
        navigation={stillNavigation(request.href)}
        words={{ text: texts[language], language }}
        today={moment.today}
        changeLanguage={() => Promise.resolve(false)}
      />,
    ),
    state: stateText(
      {
        today: moment.today,
        showsDemos: request.showDemos,
        languageSwitch: request.languageSwitch,
        logMode: request.logMode,
      },
      replies,
    ),
    screen: match.route.source,
  }
}

/** The address without its language. */
const pathOf = (href: string) => href.replace(/[?&]lang=[\w-]+$/, '')

async function readAll(reads: readonly Read[], { send }: PageRequest) {
  const queries = new QueryClient()
  const replies = await Promise.all(
    reads.map(async ({ path, input }) => {
      const json = await send(path, input)
      queries.setQueryData(keyOf(path, input), JSON.parse(json))
      return { path, input, json }
    }),
  )
  return { queries, replies }
}

/** On the server there is one page, and nobody moves. */
function stillNavigation(href: string): Navigation {
  const entry = { key: 'first', href }
  const snapshot = { stack: [entry], shown: entry, alive: [entry], direction: 'none' } as const
  return {
    navigator: {
      open: () => {},
      back: () => {},
      openLayer: () => () => {},
      subscribe: () => () => {},
      snapshot: () => snapshot,
    },
    places: new Places(null),
    screens,
  }
}
