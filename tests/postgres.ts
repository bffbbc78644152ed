import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresBinaries } from './postgres-binaries.ts'

type Server = ChildProcessByStdio<Writable, null, Readable>

const port = 5432
const nobody = 65_534
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined

// Ends the server and deletes its files when our end of the pipe closes, which it does however
// the test run ends: one that is killed cleans up nothing itself.
const guarded = `
  folder=$1; shift
  exec 3<&0
  "$@" 3<&- & server=$!
  { read -r _ <&3; kill -INT $server; } & guard=$!
  wait $server
  kill $guard 2>&-
  rm -rf "$folder"
`

/** A PostgreSQL of our own, reached through a socket in a folder of its own. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = await postgresBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'meiri-test-'))
  if (account) await chown(folder, account.uid, account.gid)
  try {
    await initialise(programs, folder)
  } catch (cause) {
    await rm(folder, { recursive: true })
    throw cause
  }
  const server = spawn('sh', ['-c', guarded, 'sh', folder, ...serverCommand(programs, folder)], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await ready(server)
  return {
    url: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      server.stdin.end()
      await once(server, 'exit')
    },
  }
}

/** A new empty database, so that test files cannot see each other. */
export async function createDatabase(
  adminUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await execute(adminUrl, `create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = name
  return { url: url.href, drop: () => execute(adminUrl, `drop database ${name} with (force)`) }
}

async function initialise(programs: string, folder: string): Promise<void> {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale]
  await promisify(execFile)(join(programs, 'initdb'), [`--pgdata=${folder}/data`, ...options], {
    ...account,
    cwd: folder,
  })
}

function serverCommand(programs: string, folder: string): string[] {
  const settings = {
    port,
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    full_page_writes: 'off',
  }
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  return [join(programs, 'postgres'), '-D', `${folder}/data`, ...options]
}

async function ready(server: Server): Promise<void> {
  const said: string[] = []
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (line.includes('ready to accept connections')) return void server.stderr.resume()
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
