import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const dist = join(import.meta.dirname, '../dist/web')

/** What several screens use is one file: a first visit should not fetch it in a dozen crumbs. */
const shared = { name: 'shared', test: /^(?!.*shell\/(use-layer|modal|sheet))/, minShareCount: 2 }

/** One source, two builds: files for browsers (with an index.html for the shell), and the renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2023',
    outDir: join(dist, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: join(import.meta.dirname, 'entry-server.tsx') }
      : { output: { codeSplitting: { groups: [shared] } } },
  },
  // Bundled whole, the renderer is half the size and faster; in development that would break CommonJS.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
