import { randomBytes } from 'node:crypto'
import { accessOf } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { calls, type CallPath } from '#contract/calls.ts'
import type { Db } from './data/database.ts'
import type { Events } from './events.ts'
import type { Handler, Scene } from './handler.ts'
import { handlers } from './handlers.ts'
import { KeptReplies, type Answer } from './kept-replies.ts'
import { Problem } from './problem.ts'
import { replyWriter } from './reply-writer.ts'

/** Whoever calls, by whichever way in. */
export interface Caller {
  /** The actor's name, made on first need. */
  actor(): string
}

export const anonymous: Caller = {
  actor: () => {
    throw new Error('A page is rendered for everyone: no call of it may act for someone')
  },
}

export type Dispatch = (path: string, input: unknown, caller: Caller) => Promise<Answer>

export interface Ground {
  db: Db
  events: Events
  now(): number
}

interface Entry {
  writes: boolean
  kept: boolean
  parse(input: unknown): { success: true; data: unknown } | { success: false; error: unknown }
  run(scene: Scene, input: unknown): Promise<object>
  write(reply: object): string
}

/** The one road from any way in to a handler: gate, parse, transaction, declared reply. */
export function dispatcher(ground: Ground): Dispatch {
  const kept = new KeptReplies(ground.events)
  const entries = new Map<string, Entry>(
    Object.entries(calls as Record<string, Call>).map(([path, call]) => {
      const { run } = handlers[path as CallPath] as unknown as Handler<CallPath>
      return [
        path,
        {
          writes: call.writes,
          kept: call.kept === true,
          parse: (input) => call.input.safeParse(input),
          run: run as Entry['run'],
          write: replyWriter(call.output),
        },
      ]
    }),
  )
  return async (path, input, caller) => {
    const entry = admitted(entries, path)
    const parsed = entry.parse(input)
    if (!parsed.success) throw new Problem('bad-input', firstComplaint(parsed.error))
    if (entry.writes) return runWriting(ground, entry, parsed.data, caller)
    if (!entry.kept) return runReading(ground, entry, parsed.data, caller)
    const key = path + JSON.stringify(parsed.data)
    const answer = kept.get(key) ?? (await runReading(ground, entry, parsed.data, caller))
    kept.set(key, answer)
    return answer
  }
}

/** Who may call is decided on the path itself, before anything else is looked at. */
function admitted(entries: ReadonlyMap<string, Entry>, path: string): Entry {
  const access = accessOf(path)
  if (access === 'private') throw new Problem('call-private')
  if (access !== 'pub') throw new Problem('token-missing')
  const entry = entries.get(path)
  if (!entry) throw new Problem('call-not-found', path.slice(0, 200))
  return entry
}

async function runReading(ground: Ground, entry: Entry, input: unknown, caller: Caller) {
  const topics: string[] = []
  const reply = await entry.run(
    {
      db: ground.db,
      now: ground.now(),
      actor: caller.actor,
      dependsOn: (topic) => topics.push(topic),
      touched: () => {
        throw new Error('A call that changes something is declared with writes: true')
      },
    },
    input,
  )
  return { json: entry.write({ code: 0, msg: '', ...reply }), topics }
}

async function runWriting(ground: Ground, entry: Entry, input: unknown, caller: Caller) {
  const touched: string[] = []
  const reply = await ground.db.transaction().execute((db) =>
    entry.run(
      {
        db,
        now: ground.now(),
        actor: caller.actor,
        dependsOn: () => {},
        touched: (topic) => touched.push(topic),
      },
      input,
    ),
  )
  await ground.events.publish(touched)
  return { json: entry.write({ code: 0, msg: '', ...reply }), topics: touched }
}

/** Names the first field that is wrong and why, in the validator's own words. */
function firstComplaint(error: unknown): string {
  const issue = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues?.[0]
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}`.slice(0, 200) : ''
}

export const newRequestId = (): string => randomBytes(9).toString('base64url')
