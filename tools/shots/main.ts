import { constants } from 'node:os'
import { ensureBuilt } from '../bootstrap/build.mjs'
import { ensureFonts } from '../bootstrap/fonts.mjs'
import { unseenPaths } from './routes-of-screens.ts'
import { type Options, readOptions, usage, UsageError } from './options.ts'
import { launchOwnBrowser, openContexts } from './own-browser.ts'
import { startOwnServer } from './own-server.ts'
import { screens } from './screens.ts'
import { seconds, takeAll } from './take-all.ts'

// Timers of the pages that were rendered would keep the process for two more minutes.
process.exit(await main(process.argv.slice(2)))

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    await ensureBuilt()
    await ensureFonts()
    return await run(options)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n${usage}`)
    return 2
  }
}

async function run(options: Options): Promise<number> {
  const started = performance.now()
  const stopping = new AbortController()
  let code = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      code = 128 + constants.signals[signal]
      stopping.abort()
    })
  }
  try {
    const isGood = await photograph(options, stopping.signal)
    for (const path of unseenPaths(screens)) console.log(`No screen shows ${path}`)
    console.log(`${options.screens.length} screens in ${seconds(started)}`)
    return isGood ? 0 : 1
  } catch (error) {
    if (!stopping.signal.aborted) throw error
    return code
  }
}

async function photograph(options: Options, stop: AbortSignal): Promise<boolean> {
  const server = await startOwnServer()
  try {
    stop.throwIfAborted()
    const browser = await launchOwnBrowser()
    // What is under way in the browser fails at once, so that nobody waits for it.
    stop.addEventListener('abort', () => void browser.close())
    try {
      stop.throwIfAborted()
      return await takeAll(await openContexts(browser, server.address), options, stop)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}
