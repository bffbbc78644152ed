import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/open-database.ts'
import { startBackups } from '#server/jobs/backup.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meiri-process-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const main = join(import.meta.dirname, '../../server/main.ts')

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return { child, said: () => said }
}

async function ready(server: ReturnType<typeof start>) {
  await expect.poll(server.said, { timeout: 20_000 }).toContain('Meiri is ready at http')
  return /http:\/\/[\d.]+:\d+/.exec(server.said())?.[0] ?? ''
}

test('the server says one line when ready, stops cleanly on SIGTERM, and a second one on its folder is refused', async () => {
  const first = start()
  const address = await ready(first)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const second = start()
  const [code] = (await once(second.child, 'exit')) as [number]
  expect(code).toBe(1)
  expect(second.said().trim()).toBe(
    `Another server is already running on the data folder ${dataDir}`,
  )

  first.child.kill('SIGTERM')
  expect(await once(first.child, 'exit')).toEqual([0, null])
  expect(first.said().trim().split('\n')).toHaveLength(1)
}, 60_000)

test('a server that waits for its balancer says it is not ready before it stops listening', async () => {
  const server = start({ DRAIN_SECONDS: '2' })
  const address = await ready(server)
  server.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(await once(server.child, 'exit')).toEqual([0, null])
}, 60_000)

test.each([
  [{ PORT: 'eighty' }, 'PORT=eighty is not a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT=70000'],
  [{ MODE: 'prod' }, 'MODE=prod is not one of demo, production'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL=example.com is not a plain address'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET is too short'],
  [{ MODE: 'production' }, 'PUBLIC_URL is needed'],
  [{ MODE: 'production', PUBLIC_URL: 'http://a.example' }, 'must be https'],
  [
    { MODE: 'production', PUBLIC_URL: 'https://a.example', APP_SECRET: 'a'.repeat(40) },
    'looks like a placeholder',
  ],
])('%o stops the start with one clear line', (env, line) => {
  expect(() => readConfig({ DATA_DIR: dataDir, ...env })).toThrow(ConfigError)
  expect(() => readConfig({ DATA_DIR: dataDir, ...env })).toThrow(line)
})

test('production refuses a data folder that everyone may read', async () => {
  await chmod(dataDir, 0o755)
  const env = { DATA_DIR: dataDir, MODE: 'production', PUBLIC_URL: 'https://a.example' }
  expect(() => readConfig(env)).toThrow('open to everyone')
  await chmod(dataDir, 0o700)
  expect(readConfig(env).mode).toBe('production')
})

test('each installation makes a secret of its own, keeps it, and keeps it to itself', async () => {
  const { secret } = readConfig({ DATA_DIR: dataDir })
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(secret)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

test('data written by a newer version is left alone', async () => {
  await writeFile(join(dataDir, 'VERSION'), '99\n')
  await expect(openDatabase({ dataDir, databaseUrl: '' })).rejects.toThrow('newer version')
})

test('a backup is a whole database that can be opened in its place, and old ones go', async () => {
  const database = await openDatabase({ dataDir, databaseUrl: '' })
  await database.db.insertInto('counter').values({ name: 'kept', value: 7 }).execute()
  const folder = join(dataDir, 'backups')
  const stop = startBackups(database, { dataDir, backupsKept: 2 }, 0)
  await writeFile(join(folder, 'meiri-2020-01-01.sqlite'), '')
  await writeFile(join(folder, 'meiri-2020-01-02.sqlite'), '')
  const today = `meiri-${new Date().toISOString().slice(0, 10)}.sqlite`
  await expect
    .poll(() => readdir(folder), { timeout: 10_000 })
    .toEqual(['meiri-2020-01-02.sqlite', today])
  stop()
  await database.close()
  const restored = new DatabaseSync(join(folder, today))
  expect(restored.prepare('select value from counter where name = ?').get('kept')).toEqual({
    value: 7,
  })
  restored.close()
}, 20_000)
