import { ensureInstalled } from './bootstrap/install.mjs'
import { runNode } from './bootstrap/run-node.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node tools/with-node.mjs script.ts [arguments]')
  process.exit(2)
}

await ensureInstalled()
process.exitCode = await runNode(script, args)
