import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

export type Engine = 'sqlite' | 'postgres'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
    /** A PostgreSQL to create databases in; it runs when a project with that engine does. */
    postgresUrl: string
  }
}

/** Vitest's global set-up, once for each project; they share the PostgreSQL of the first. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().postgresUrl) return undefined
  const postgres = await startPostgres()
  vitest.provide('postgresUrl', postgres.url)
  return postgres.stop
}
