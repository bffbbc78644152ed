import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Client } from './client/client.ts'
import { ClientContext } from './client/reads.ts'
import { NavigationContext, useStack, type Navigation } from './navigation/navigation-context.ts'
import { matchOrError } from './navigation/page.tsx'
import { PageStack } from './navigation/page-stack.tsx'
import { AppearanceContext } from './shell/appearance-context.ts'
import { Dialogs } from './shell/dialogs.tsx'
import { Loading } from './shell/loading.tsx'
import { TabBar } from './shell/tab-bar.tsx'
import { Toasts } from './shell/toasts.tsx'
import { TopWindow } from './shell/top-window.tsx'
import { TextContext, useText } from './text/text-context.ts'
import type { Text } from './text/text.ts'
import { TodayContext } from './today-context.ts'

const AppearanceSheet = lazy(() =>
  import('./shell/appearance-sheet.tsx').then(({ AppearanceSheet: Sheet }) => ({ default: Sheet })),
)

interface Props {
  client: Client
  queries: QueryClient
  navigation: Navigation
  words: { text: Text; language: Language }
  /** The date the page was made for. */
  today: string
  changeLanguage: (language: Language) => Promise<boolean>
}

export const App = ({ client, queries, navigation, words, today, changeLanguage }: Props) => (
  <QueryClientProvider client={queries}>
    <ClientContext value={client}>
      <NavigationContext value={navigation}>
        <TextContext value={words}>
          <TodayContext value={today}>
            <Frame changeLanguage={changeLanguage} />
          </TodayContext>
        </TextContext>
      </NavigationContext>
    </ClientContext>
  </QueryClientProvider>
)

/** What stays while pages come and go. */
function Frame({ changeLanguage }: Pick<Props, 'changeLanguage'>) {
  const text = useText()
  const { shown } = useStack()
  const [isAppearanceOpen, setAppearanceOpen] = useState(false)
  const { tab } = matchOrError(shown.href).route
  const openAppearance = () => setAppearanceOpen(true)
  return (
    <AppearanceContext value={openAppearance}>
      <a className="visually-hidden" href="#content">
        {text.shell.skip}
      </a>
      <TopWindow onAppearance={openAppearance} />
      <PageStack />
      {tab ? <TabBar current={tab} /> : null}
      <Toasts />
      <Loading />
      <Dialogs />
      {isAppearanceOpen ? (
        <Suspense>
          <AppearanceSheet close={() => setAppearanceOpen(false)} changeLanguage={changeLanguage} />
        </Suspense>
      ) : null}
    </AppearanceContext>
  )
}
