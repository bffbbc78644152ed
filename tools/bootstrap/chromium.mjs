import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { node24 } from './node.mjs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that runs, installed if need be; without one, advice and undefined. */
export async function ensureChromium() {
  const found = installedChromium() ?? (await downloadedChromium())
  if (found) return found
  await aptInstall('chromium')
  return installedChromium() ?? (await downloadChromium()) ?? advise()
}

function installedChromium() {
  const folders = process.env.PATH.split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...inPath, ...macPlaces].find(runs)
}

async function downloadedChromium() {
  const { chromium } = await import('playwright-core')
  return [chromium.executablePath()].find(runs)
}

async function downloadChromium() {
  console.log('Downloading Chromium …')
  await run(node24(), ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return downloadedChromium()
}

// On Ubuntu the program may be a stub that only asks for a snap, so being there is not enough.
function runs(path) {
  return Boolean(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function advise() {
  console.error(`
No Chromium was found and none could be installed: every journey will fail.
Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program, and run the tests again.
`)
}
