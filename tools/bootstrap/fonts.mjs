import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.mjs'

/** Chinese text needs a font with Chinese letters for the journeys to see what people see. */
export async function ensureFonts() {
  if (hasChineseFont()) return
  await aptInstall('fonts-noto-cjk')
  if (!hasChineseFont()) {
    console.warn('No font with Chinese letters was found: pages will show boxes instead of text.')
  }
}

function hasChineseFont() {
  // macOS and Windows bring such fonts, and no fc-list.
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}
