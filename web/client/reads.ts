import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { CallPath, Input } from '#contract/calls.ts'
import type { Read } from '../navigation/route.ts'
import type { Client } from './client.ts'
import { succeeded, type Failure, type Reply, type Success } from './reply.ts'

export const ClientContext = createContext<Client | null>(null)

export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('Only within the app')
  return client
}

/** Half a minute: going back and forth asks for nothing; coming back later does. */
const freshMs = 30_000

/** Nothing came: worth another try, unlike an answer that says no. */
class NothingCame extends Error {}

export const keyOf = (path: string, input: unknown) => [path, input] as const

export const queryOf = <Path extends CallPath>(client: Client, path: Path, input: Input<Path>) =>
  queryOptions({
    queryKey: keyOf(path, input),
    queryFn: async (): Promise<Success<Path> | Failure> => {
      const reply: Reply<Path> = await client.read(path, input)
      if (reply.code === undefined) throw new NothingCame()
      return reply as Success<Path> | Failure
    },
    staleTime: freshMs,
  })

export type ReadState<Path extends CallPath> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure | null; retry(): void }
  | { state: 'ready'; reply: Success<Path> }

/** What a screen knows of a call: it is coming, it failed and why, or here it is. */
export function useRead<Path extends CallPath>(path: Path, input: Input<Path>): ReadState<Path> {
  const { data, isError, refetch } = useQuery(queryOf(useClient(), path, input))
  if (data && succeeded<Path>(data)) return { state: 'ready', reply: data }
  if (data || isError) {
    return { state: 'failed', failure: (data as Failure) ?? null, retry: () => void refetch() }
  }
  return { state: 'loading' }
}

/** Starts what is not there yet. Null: everything is. */
export function prefetch(
  queries: QueryClient,
  client: Client,
  reads: readonly Read[],
): Promise<unknown> | null {
  const missing = reads.filter(({ path, input }) => !queries.getQueryData(keyOf(path, input)))
  if (missing.length === 0) return null
  return Promise.all(
    missing.map(({ path, input }) => queries.prefetchQuery(queryOf(client, path, input))),
  )
}
