import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface Database {
  db: Db
  engine: 'sqlite' | 'postgres'
  /** What the start line says about where data lies and how durable it is. */
  description: string
  close(): Promise<void>
}

export interface Place {
  dataDir: string
  databaseUrl: string
}
