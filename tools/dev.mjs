import { ensureInstalled } from './bootstrap/install.mjs'
import { runNode } from './bootstrap/run-node.mjs'

// By folder: by module, Node would also restart for each temporary copy Vite makes of its config.
const watched = ['server', 'contract', 'domain', 'library'].map((part) => `--watch-path=${part}`)

await ensureInstalled()
process.exitCode = await runNode('server/main.ts', process.argv.slice(2), {
  env: { MEIRI_DEV: '1', NODE_ENV: 'development' },
  flags: [...watched, '--watch-preserve-output'],
})
