import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'

export interface OwnServer {
  address: string
  /** Stops it and deletes all it kept. */
  stop(): Promise<void>
}

/** A server with the demo library that shares nothing with the one in use. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'meiri-shots-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      BACKUPS_KEPT: '0',
    })
    const { address, stop } = await startServer(config)
    return {
      address,
      stop: async () => {
        try {
          await stop()
        } finally {
          await forget()
        }
      },
    }
  } catch (cause) {
    await forget()
    throw cause
  }
}
