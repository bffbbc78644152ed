import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#contract/languages.ts'
import type { PageRenderer } from '#contract/pages.ts'
import type { PageFiles } from './document.ts'

/** Web's build: its renderer and the names of its files. */
export interface WebBuild {
  renderer(): Promise<PageRenderer>
  filesOf(screen: string, language: Language): PageFiles
  /** Only in development: answers requests for modules; false when it is none. */
  devMiddleware?(request: IncomingMessage, response: ServerResponse): boolean
  close?(): Promise<void>
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const distDir = join(import.meta.dirname, '../../dist/web')
export const clientDir = join(distDir, 'client')

const entry = 'index.html'
const textModule = (language: Language) => `text/${language.toLowerCase()}.ts`

export async function openBuild(): Promise<WebBuild> {
  const manifestFile = join(clientDir, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('The web build is missing: run npm run build')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const built = (await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )) as PageRenderer
  const files = new Map<string, PageFiles>()
  return {
    renderer: () => Promise.resolve(built),
    filesOf: (screen, language) => {
      const key = `${screen} ${language}`
      const known = files.get(key) ?? collect(manifest, [entry, screen, textModule(language)])
      files.set(key, known)
      return known
    },
  }
}

/** Everything these modules load at once, so that the browser can ask for all of it at once. */
function collect(manifest: Manifest, modules: readonly string[]): PageFiles {
  const chunks = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  const script = manifest[entry]?.file ?? ''
  return {
    script: `/${script}`,
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    preloads: [...chunks]
      .map(({ file }) => file)
      .filter((file) => file !== script && file.endsWith('.js'))
      .map((file) => `/${file}`),
  }
}
