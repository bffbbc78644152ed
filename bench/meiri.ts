import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { startServerProcess, type ServerProcess } from './processes.ts'
import { temporaryFolder } from './scratch.ts'

const main = new URL('../server/main.ts', import.meta.url)

let filled: Promise<string> | undefined

/** A data folder with the library in it, made once for the whole run. */
export function filledFolder(): Promise<string> {
  filled ??= fill(temporaryFolder())
  return filled
}

async function fill(folder: string): Promise<string> {
  const meiri = await startMeiri(folder)
  await meiri.stop()
  return folder
}

/** The product itself as `npm start` runs it, on a data folder of ours. */
export async function startMeiri(
  folder: string,
  { pageCacheMb = 64 } = {},
): Promise<ServerProcess> {
  const port = await freePort()
  return startServerProcess(main, {
    env: {
      // Whatever the shell says, nobody's own data or database is measured.
      DATA_DIR: folder,
      DATABASE_URL: '',
      APP_SECRET: '',
      MODE: 'demo',
      MEIRI_DEV: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      PAGE_CACHE_MB: String(pageCacheMb),
      // A copy begins ten seconds after the start: in the middle of a measurement.
      BACKUPS_KEPT: '0',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
