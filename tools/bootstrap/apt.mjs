import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Installs a Debian or Ubuntu package where that is possible without asking anyone. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  await apt('update', ...wait)
  await apt('install', '-y', '--no-install-recommends', ...wait, name)
}

function apt(...args) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return run('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
