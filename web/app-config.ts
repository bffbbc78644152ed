import { timezoneHours } from '#contract/constants.ts'
import { errorPath, indexPath, loginPath, type RoutePath } from './routes.ts'

/** Settings of the app itself. The server may change those that an operator decides. */
export interface AppConfig {
  loginUrl: RoutePath
  indexUrl: RoutePath
  errorUrl: RoutePath
  targetTimezone: number
  debug: boolean
  /** 1: calls on the list of encrypted ones are sent encrypted; 0: none are. */
  checkEncryptRequest: 0 | 1
  /** Off: the app speaks the default language and offers no other. */
  languageSwitch: boolean
  /** 1: calls are written to the console; 0: they are not. */
  logMode: 0 | 1
}

export const appConfig: AppConfig = {
  loginUrl: loginPath,
  indexUrl: indexPath,
  errorUrl: errorPath,
  targetTimezone: timezoneHours,
  debug: false,
  checkEncryptRequest: 1,
  languageSwitch: true,
  logMode: 0,
}
