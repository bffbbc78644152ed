import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const channelName = 'meiri_touched'
const reconnectMs = 1000

/** Everything may have changed while nobody listened. */
const everything = ['*']

export interface PostgresChannel {
  send(db: Db, topics: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Hears what other nodes touched. While the line is down, nothing that is kept can be trusted. */
export async function listenOnPostgres(
  url: string,
  tell: (topics: readonly string[]) => void,
): Promise<PostgresChannel> {
  const self = randomUUID()
  let closed = false
  let client: pg.Client | null = null

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    next.on('error', () => {})
    next.on('end', () => {
      if (!closed) retryLater()
    })
    next.on('notification', ({ payload = '' }) => {
      const { from, topics } = JSON.parse(payload) as { from: string; topics: string[] }
      if (from !== self) tell(topics)
    })
    await next.connect()
    await next.query(`listen ${channelName}`)
    client = next
  }
  const retryLater = () => {
    tell(everything)
    setTimeout(() => {
      if (!closed) connect().then(() => tell(everything), retryLater)
    }, reconnectMs).unref()
  }

  await connect()
  return {
    send: async (db, topics) => {
      await sql`select pg_notify(${channelName}, ${JSON.stringify({ from: self, topics })})`.execute(
        db,
      )
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
