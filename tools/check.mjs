import { ensureInstalled } from './bootstrap/install.mjs'
import { runNode } from './bootstrap/run-node.mjs'

await ensureInstalled()
process.exitCode = await runNode('tools/check/main.ts')
