import { timezoneHours } from '#contract/constants.ts'
import { errorPath, indexPath, loginPath } from './routes.ts'

/** Settings of the app itself, the same for everyone. */
export const appConfig = {
  loginUrl: loginPath,
  indexUrl: indexPath,
  errorUrl: errorPath,
  targetTimezone: timezoneHours,
  debug: false,
  /** 1: calls on the list of encrypted ones are sent encrypted; 0: none are. */
  checkEncryptRequest: 1,
  /** Off: the app speaks the default language and offers no other. */
  languageSwitch: true,
  /** 1: calls are written to the console; 0: they are not. */
  logMode: 0,
} as const
