import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './data/open-database.ts'
import { dispatcher } from './dispatch.ts'
import { openEvents } from './events.ts'
import { loadAssets } from './http/assets.ts'
import { startBackups } from './jobs/backup.ts'
import { fillEmptyDatabase } from './library/fill.ts'
import { fillHistory } from './library/fill-history.ts'
import { fillNotices } from './library/fill-notices.ts'
import { fillSites } from './library/fill-sites.ts'
import { fillImages } from './library/fill-images.ts'
import { clientDir, openBuild, type WebBuild } from './pages/build.ts'
import { openDevBuild } from './pages/dev-build.ts'
import { pageServer } from './pages/page-server.ts'
import { pictureVariants } from './picture-variants.ts'
import { watchReadiness } from './readiness.ts'

export interface Running {
  app: FastifyInstance
  /** Where it is reached, e.g. `http://127.0.0.1:8080`. */
  address: string
  /** What to print when ready. */
  line: string
  /** No new visitors from here on; those inside are still served. */
  retire(): void
  drainMs: number
  /** Finishes what is running and lets go of everything. */
  stop(): Promise<void>
}

/** Puts the house together: database, calls, pages, HTTP. */
export async function startServer(config: Config): Promise<Running> {
  const database = await openDatabase(config)
  const { db } = database
  const events = await openEvents(database, config.databaseUrl)
  await fillEmptyDatabase(db, config.dataDir)
  await fillHistory(db)
  await fillNotices(db)
  await fillSites(db)
  await fillImages(db, config.dataDir)
  const build: WebBuild = config.dev ? await openDevBuild() : await openBuild()
  const now = () => Date.now()
  const dispatch = dispatcher({ db, events, now })
  const readiness = watchReadiness(db)
  const origin = config.publicUrl || `http://localhost:${config.port}`
  const pages = pageServer({
    build,
    dispatch,
    events,
    now,
    cacheBytes: config.dev ? 0 : config.pageCacheBytes,
    origin,
    showDemos: config.mode === 'demo',
    languageSwitch: config.languageSwitch,
    logMode: config.logLevel === 'debug' ? 1 : 0,
    strict: !config.dev,
  })
  const stopBackups = startBackups(database, config)
  const app = await buildApp({
    config,
    dispatch,
    pages,
    readiness,
    db,
    origin,
    fixedPages: (await build.renderer()).fixedPages,
    variants: pictureVariants(db, config.dataDir),
    assets: build.devMiddleware ?? loadAssets(clientDir),
  })
  await app.listen({ port: config.port, host: config.host })
  const address = addressOf(app, config.host)
  return {
    app,
    address,
    line: `Meiri is ready at ${config.publicUrl || address} (${config.mode}, ${database.description})`,
    retire: readiness.retire,
    drainMs: config.drainMs,
    stop: async () => {
      readiness.retire()
      stopBackups()
      await app.close()
      await build.close?.()
      await events.close()
      await database.close()
    },
  }
}

function addressOf(app: FastifyInstance, host: string) {
  const { port } = app.server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
