import type { CallPath, Input } from '#contract/calls.ts'
import type { Reply } from './reply.ts'
import type { Send } from './send-http.ts'

/** The typed client. Screens never know how a call travels. */
export interface Client {
  read<Path extends CallPath>(path: Path, input: Input<Path>): Promise<Reply<Path>>
  write<Path extends CallPath>(path: Path, input: Input<Path>): Promise<Reply<Path>>
}

export const clientOf = (send: Send): Client => ({
  read: (path, input) => send(path, input as object, 'read') as Promise<never>,
  write: (path, input) => send(path, input as object, 'write') as Promise<never>,
})
