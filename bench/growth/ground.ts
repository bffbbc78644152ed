import { analyze } from '#server/data/bulk-articles.ts'
import { openDatabase } from '#server/data/open-database.ts'
import { dispatcher, type Dispatch } from '#server/dispatch.ts'
import { openEvents } from '#server/events.ts'
import { say } from '../progress.ts'
import { deleteFolder, endLater, temporaryFolder } from '../scratch.ts'
import { fill } from './fill.ts'

/** A database of generated articles and the calls that read it. */
export interface Ground {
  engine: string
  articles: number
  fillSeconds: number
  dispatch: Dispatch
  close(): Promise<void>
}

export async function makeGround(articles: number, databaseUrl = ''): Promise<Ground> {
  const dataDir = temporaryFolder()
  const place = { dataDir, databaseUrl }
  const engine = databaseUrl ? 'PostgreSQL' : 'SQLite'
  say(`${engine}: making ${articles.toLocaleString('en')} articles`)
  const began = performance.now()
  const empty = await openDatabase(place)
  try {
    await fill(empty.db, articles)
    if (databaseUrl) await analyze(empty.db)
  } finally {
    await empty.close()
  }
  const fillSeconds = (performance.now() - began) / 1000

  // Opened anew: as a server finds it, with nothing of the filling left in its caches.
  const database = await openDatabase(place)
  const events = await openEvents(database, databaseUrl)
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await events.close()
    await database.close()
    deleteFolder(dataDir)
  }
  endLater(close)
  const dispatch = dispatcher({ db: database.db, events, now: () => Date.now() })
  return { engine, articles, fillSeconds, dispatch, close }
}
