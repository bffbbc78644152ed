import { build } from 'vite'
import { precompress } from './precompress.ts'

await build({ root: 'web', logLevel: 'error' })
await build({ root: 'web', logLevel: 'error', build: { ssr: true } })
await precompress('dist/web/client/assets')
