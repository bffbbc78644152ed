import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { createDatabase } from './postgres.ts'

export interface TestServer {
  address: string
  /** A request by a visitor who speaks Chinese unless told otherwise. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** The JSON of a front call. */
  front<Reply = ReplyBody>(path: string): Promise<Reply>
  stop(): Promise<void>
}

export interface ReplyBody {
  code: number
  msg: string
  data?: Record<string, unknown>
  rows?: Record<string, unknown>[]
}

/** A real server on a free port, its own folder and, where this run is on PostgreSQL, its own database. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meiri-server-'))
  const onPostgres = inject('engine') === 'postgres'
  const database = onPostgres ? await createDatabase(inject('postgresUrl')) : null
  const running = await startServer(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url,
      ...env,
    }),
  )
  const { address } = running
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      headers: { 'accept-language': 'zh-CN', ...headers },
      redirect: 'manual',
    })
  return {
    address,
    get,
    post: (path, body, headers = {}) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    front: async <Reply>(path: string) => (await (await get(`/api/front/${path}`)).json()) as Reply,
    stop: async () => {
      await running.stop()
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
