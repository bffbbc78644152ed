import { mainColour, secondaryColour } from '#contract/constants.ts'
import type { AboutEntry } from '#contract/init.ts'
import type { Output } from '#contract/calls.ts'
import { appConfig, type AppConfig } from './app-config.ts'
import { Store } from './store.ts'

type Launch = Output<'client/pub.init.getInfo'>['data']
export type Theme = 'dark' | 'light'

/** Texts about the site: type `about` by code, every other type as a list. */
interface ConfigAbout {
  about: Readonly<Record<string, AboutEntry>>
  others: Readonly<Record<string, readonly AboutEntry[]>>
}

export interface AppState {
  inited: boolean
  pageTheme: Theme
  config: AppConfig
  color: { main: string; secondary: string }
  /** Where a reader wanted to go when asked to log in. */
  originalPage: string | null
  project: Launch['project'] | null
  dictionary: Launch['dictionary']
  configAbout: ConfigAbout
}

export const appState = new Store<AppState>({
  inited: false,
  pageTheme: 'dark',
  config: appConfig,
  color: { main: mainColour, secondary: secondaryColour },
  originalPage: null,
  project: null,
  dictionary: [],
  configAbout: { about: {}, others: {} },
})

/** Takes in what the launch call said. */
export function launched({ project, dictionary, about }: Launch): void {
  appState.update({ inited: true, project, dictionary, configAbout: sortAbout(about) })
}

export function sortAbout(entries: readonly AboutEntry[]): ConfigAbout {
  const about: Record<string, AboutEntry> = {}
  const others: Record<string, AboutEntry[]> = {}
  for (const entry of entries) {
    if (entry.type === 'about') about[entry.code] = entry
    else (others[entry.type] ??= []).push(entry)
  }
  return { about, others }
}
