import './styles.css'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { dateAt } from '#domain/dates.ts'
import { isLanguage } from '#contract/languages.ts'
import { appConfig } from './app-config.ts'
import { appState } from './app-state.ts'
import { clientOf } from './client/client.ts'
import { keyOf } from './client/reads.ts'
import { httpSender } from './client/send-http.ts'
import { applyTheme, followSystemTheme } from './device/theme.ts'
import { languageOfThisDevice } from './device/language.ts'
import { hideDemos } from './navigation/match.ts'
import { openNavigation } from './navigation/open-navigation.ts'
import { matchOrError } from './navigation/page.tsx'
import { front } from './navigation/stack.ts'
import { Root } from './root.tsx'
import { readPageState } from './state.ts'
import { loadText } from './text/load-text.ts'

const place = document.getElementById('app')
if (!place) throw new Error('The page has no #app')

const client = clientOf(
  httpSender({
    base: '',
    fetch: fetch.bind(window),
    headers: () => ({}),
    note: (path, input, reply) => {
      if (appState.get().config.logMode === 1) console.debug(path, input, reply)
    },
  }),
)
const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
const state = readPageState(document)
if (state) {
  const { languageSwitch, logMode } = state
  appState.update({ config: { ...appConfig, languageSwitch, logMode } })
}
if (state && !state.showsDemos) hideDemos()
for (const [path, input, reply] of state?.replies ?? []) {
  queries.setQueryData(keyOf(path, input), reply)
}

const language =
  state && isLanguage(document.documentElement.lang)
    ? document.documentElement.lang
    : languageOfThisDevice()
const words = { language, text: await loadText(language) }
applyTheme()
followSystemTheme()

const navigation = openNavigation({ client, queries, words })
const shown = front(navigation.navigator.snapshot().stack)
const match = matchOrError(shown.href)
await navigation.screens.load(match.route)

const root = (
  <Root
    client={client}
    queries={queries}
    navigation={navigation}
    words={words}
    today={state?.today ?? dateAt(Date.now())}
  />
)
// Without its code (a deploy took it away, the network failed) the server's page stays as it is:
// it can be read, and its links lead on.
const isThere = navigation.screens.stateOf(match.route).state === 'ready'
if (!state) createRoot(place).render(root)
else if (isThere) startTransition(() => void hydrateRoot(place, root))
