import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { PageRenderer } from '#contract/pages.ts'
import type { WebBuild } from './build.ts'

/** Development: modules straight from source through Vite, reloaded as they change. */
export async function openDevBuild(): Promise<WebBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(import.meta.dirname, '../../web'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  return {
    renderer: async () => (await vite.ssrLoadModule('/entry-server.tsx')) as PageRenderer,
    filesOf: () => ({
      script: '/entry-dev.js',
      styles: ['/styles.css'],
      preloads: [],
    }),
    devMiddleware: (request: IncomingMessage, response: ServerResponse) => {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      const isModule = /\.(tsx?|m?js|css|svg|map)$|^\/@|node_modules/.test(path)
      if (isModule) vite.middlewares(request, response)
      return isModule
    },
    close: () => vite.close(),
  }
}
