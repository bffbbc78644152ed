import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

const oldest = 24
const bundledNode = join(root, 'node_modules/node/bin/node')

/** The running Node when it is new enough, else the one from the npm package `node`. */
export function node24() {
  return isNewEnough(process.version) ? process.execPath : bundledNode
}

export function hasNode24() {
  if (node24() === process.execPath) return true
  const { stdout } = spawnSync(bundledNode, ['--version'], { encoding: 'utf8' })
  return isNewEnough(stdout ?? '')
}

function isNewEnough(version) {
  return Number.parseInt(version.slice(1), 10) >= oldest
}
