import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Client } from '../client/client.ts'
import { prefetch } from '../client/reads.ts'
import { errorPath } from '../routes.ts'
import { toast } from '../shell/toasts.tsx'
import type { Text } from '../text/text.ts'
import { withQuery } from './address.ts'
import { recoverFromMissingCode } from './chunk-recovery.ts'
import { followClicks } from './clicks.ts'
import { momentOf } from './head.ts'
import { matchHref } from './match.ts'
import { PageMotion } from './motion.ts'
import type { Navigation } from './navigation-context.ts'
import { Navigator } from './navigator.ts'
import { matchOrError } from './page.tsx'
import { Places } from './places.ts'
import { Screens } from './screens.ts'
import { front, type Entry } from './stack.ts'

interface Options {
  client: Client
  queries: QueryClient
  words: { text: Text; language: Language }
}

export interface BrowserNavigation extends Navigation {
  /** From now on messages and reads are in this language. */
  speak(text: Text, language: Language): void
  /** The first page stands: an address that leads nowhere now becomes the error page's. */
  settle(): void
}

/** Puts the page stack together in a browser. */
export function openNavigation({ client, queries, words }: Options): BrowserNavigation {
  let { text, language } = words
  const places = new Places(sessionStorage)
  const motion = new PageMotion(window)
  const screens = new Screens((error) => recoverFromMissingCode(window, error, Date.now()))

  const prepare = (entry: Entry) => {
    const match = matchOrError(entry.href)
    const screen = screens.stateOf(match.route)
    const reads = (module: typeof screen) =>
      module.state === 'ready'
        ? prefetch(
            queries,
            client,
            module.module.reads?.(match.params, momentOf(language, Date.now())) ?? [],
          )
        : null
    if (screen.state === 'ready') return reads(screen)
    return screens.load(match.route).then(() => reads(screens.stateOf(match.route)))
  }

  const navigator = new Navigator({
    browser: window,
    places,
    prepare,
    stage: (change, direction) => motion.stage(change, direction),
    tellEmptyAddress: () => toast(text.toasts.emptyUrl),
    tellMissingPage: (path) => toast(text.toasts.missingPage(path)),
  })
  followClicks(window, navigator)

  return {
    navigator,
    places,
    screens,
    speak: (nextText, nextLanguage) => {
      text = nextText
      language = nextLanguage
    },
    settle: () => {
      const { href } = front(navigator.snapshot().stack)
      if (matchHref(href)) return
      const from = href.split('?', 1)[0]
      navigator.replace(withQuery(errorPath, { from }))
    },
  }
}
