import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsHash } from './inputs-hash.mjs'
import { root } from './root.mjs'
import { runNode } from './run-node.mjs'

const stampFile = join(root, 'dist/stamp')
const inputs = [
  'web',
  'ui',
  'contract',
  'domain',
  'tools/build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Builds what browsers load unless dist/ was built from exactly these sources; true if it built. */
export async function ensureBuilt({ force = false } = {}) {
  const stamp = inputsHash(inputs)
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  console.log('Building the web pages …')
  rmSync(stampFile, { force: true })
  const code = await runNode('tools/build/main.ts', [], { env: { NODE_ENV: 'production' } })
  if (code !== 0) process.exit(code)
  writeFileSync(stampFile, stamp)
  return true
}
