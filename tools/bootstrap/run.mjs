import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']
const echo = 500

/** Runs a command to its end, hands it every signal this process gets, returns its exit code. */
export function run(command, args, { env, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    // In a process group of its own the child hears of Ctrl-C from here only, and so only once.
    const detached = process.platform !== 'win32'
    const child = spawn(command, args, { cwd, stdio, detached, env: { ...process.env, ...env } })
    const forward = oncePerGesture((signal) => child.kill(signal))
    for (const signal of forwarded) process.on(signal, forward)

    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, forward)
      endGroup(child.pid)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

// Vitest, for one, leaves its workers behind when it is told to stop.
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

// One Ctrl-C arrives here twice: from the terminal, and again from npm.
function oncePerGesture(send) {
  let last = -Infinity
  return (signal) => {
    const now = performance.now()
    if (now - last < echo) return
    last = now
    send(signal)
  }
}
