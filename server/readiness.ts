import type { Db } from './data/database.ts'
import { databaseAnswers } from './data/ping.ts'

const everyMs = 1000

/** Looks after the database once a second, so that asking costs nothing. */
export function watchReadiness(db: Db) {
  let answers = true
  let stopping = false
  const timer = setInterval(() => {
    void databaseAnswers(db).then((ok) => {
      answers = ok
    })
  }, everyMs)
  timer.unref()
  return {
    ready: () => answers && !stopping,
    /** From here on no new visitors, please. */
    retire: () => {
      stopping = true
      clearInterval(timer)
    },
  }
}
