import { node24 } from './node.mjs'
import { run } from './run.mjs'

const lifeline = new URL('lifeline.mjs', import.meta.url).href
// node:sqlite still announces itself as experimental on Node 24.
const always = ['--disable-warning=ExperimentalWarning', '--import', lifeline]

/** Runs a script of ours on Node 24. */
export function runNode(script, args = [], { env, flags = [] } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  return run(node24(), [...always, ...flags, script, ...args], { env, stdio })
}
