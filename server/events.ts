import type { Database } from './data/database.ts'
import { listenOnPostgres } from './data/postgres-channel.ts'

type Listener = (topics: readonly string[]) => void

/** Word of what was changed, to every part of every node that keeps copies. */
export interface Events {
  publish(topics: readonly string[]): Promise<void>
  subscribe(listener: Listener): void
  close(): Promise<void>
}

/** Within one process on SQLite; through the database to all nodes on PostgreSQL. */
export async function openEvents(database: Database, databaseUrl: string): Promise<Events> {
  const listeners: Listener[] = []
  const tell: Listener = (topics) => listeners.forEach((listener) => listener(topics))
  const channel = databaseUrl ? await listenOnPostgres(databaseUrl, tell) : null
  return {
    publish: async (topics) => {
      if (topics.length === 0) return
      tell(topics)
      await channel?.send(database.db, topics)
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
    close: async () => channel?.close(),
  }
}
