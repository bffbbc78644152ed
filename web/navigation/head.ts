import type { Language } from '#contract/languages.ts'
import type { Text } from '../text/text.ts'
import type { Match } from './match.ts'
import type { FindReply, Head, Moment } from './route.ts'
import type { AnyScreen } from './screens.ts'
import { dateAt } from '#domain/dates.ts'

export const momentOf = (language: Language, now: number): Moment => ({
  language,
  today: dateAt(now),
})

/** A page's title: from its content where it has one, else its fixed one; the site's name behind it. */
export function headOf(
  match: Match,
  module: AnyScreen,
  language: Language,
  text: Text,
  reply: FindReply,
  now = Date.now(),
): Head {
  const own = module.head?.(match.params, momentOf(language, now), reply, text)
  const title = own?.title ?? text.titles[match.path]
  const isHome = match.route.tab === 'home'
  return { ...own, title: isHome ? `${text.brand} · ${text.slogan}` : `${title} · ${text.brand}` }
}
