import { ConfigError, readConfig } from './config.ts'
import { DataDirBusy } from './data/data-dir-lock.ts'
import { startServer } from './start-server.ts'
import { stopOnSignals } from './stop-on-signals.ts'

try {
  const running = await startServer(readConfig())
  stopOnSignals(running)
  process.stdout.write(`${running.line}\n`)
} catch (error) {
  const foreseen = error instanceof ConfigError || error instanceof DataDirBusy
  process.stderr.write(`${foreseen ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}
