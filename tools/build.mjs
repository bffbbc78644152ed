import { ensureBuilt } from './bootstrap/build.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'

await ensureInstalled()
const built = await ensureBuilt({ force: process.argv.includes('--force') })
if (!built) console.log('dist/ is up to date (--force builds anyway).')
