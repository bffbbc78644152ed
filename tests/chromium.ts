import { type Browser, chromium } from 'playwright-core'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that `npm test` found, for a journey to drive. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.MEIRI_CHROMIUM
  if (!executablePath) throw new Error('No Chromium: run the journeys with npm test')
  return chromium.launch({ executablePath, args: flags })
}
