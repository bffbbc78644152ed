import { ensureBuilt } from './bootstrap/build.mjs'
import { ensureChromium } from './bootstrap/chromium.mjs'
import { ensureFonts } from './bootstrap/fonts.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runTests } from './test/run-tests.mjs'

await ensureInstalled()
await ensureBuilt()
const MEIRI_CHROMIUM = (await ensureChromium()) ?? ''
await ensureFonts()

const { passed, failed, skipped } = await runTests(process.argv.slice(2), { MEIRI_CHROMIUM })
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
