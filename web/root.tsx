import { useEffect, useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { App } from './app.tsx'
import { launched } from './app-state.ts'
import type { Client } from './client/client.ts'
import { launchInput } from './client/launch-input.ts'
import { queryOf } from './client/reads.ts'
import { succeeded } from './client/reply.ts'
import { chooseLanguage } from './device/language.ts'
import type { BrowserNavigation } from './navigation/open-navigation.ts'
import { alert } from './shell/dialogs.tsx'
import { hideLoading, showLoading } from './shell/loading.tsx'
import { loadText } from './text/load-text.ts'
import type { Text } from './text/text.ts'

interface Props {
  client: Client
  queries: QueryClient
  navigation: BrowserNavigation
  words: { text: Text; language: Language }
  today: string
}

/** The app in a browser: knows its language, and changes it without leaving the page. */
export function Root({ words: first, navigation, client, queries, today }: Props) {
  const [words, setWords] = useState(first)

  const changeLanguage = async (language: Language) => {
    showLoading('language')
    const text = await loadText(language).catch(() => null)
    hideLoading('language')
    if (!text) {
      void alert(words.text.states.failedHint)
      return false
    }
    chooseLanguage(language)
    document.documentElement.lang = language
    navigation.speak(text, language)
    setWords({ text, language })
    return true
  }

  useEffect(() => navigation.settle(), [navigation])

  useEffect(() => {
    void queries
      .fetchQuery(queryOf(client, 'client/pub.init.getInfo', launchInput(words.language)))
      .then((reply) => {
        if (succeeded<'client/pub.init.getInfo'>(reply)) launched(reply.data)
      })
      .catch(() => {})
  }, [client, queries, words.language])

  return (
    <App
      client={client}
      queries={queries}
      navigation={navigation}
      words={words}
      today={today}
      changeLanguage={changeLanguage}
    />
  )
}
