import { getOk } from '../http-get.ts'
import { linksOf } from './page-links.ts'
import { staticImports } from './static-imports.ts'

/** Bytes as they travel, by what the browser says it can unpack. */
export interface Weight {
  files: number
  raw: number
  gzip: number
  brotli: number
}

const encodings = { raw: 'identity', gzip: 'gzip', brotli: 'br' } as const

/** What a browser fetches at once to show a page for the first time, without pictures. */
export async function weighPage(url: string) {
  const html = (await getOk(url)).body.toString()
  const { scripts, styles } = linksOf(html)
  const resolve = (address: string) => new URL(address, url).href
  return {
    javascript: await weighAll(await withImports(scripts.map(resolve))),
    css: await weighAll(styles.map(resolve)),
    html: await weighAll([url]),
  }
}

/** The modules and all that they import, each once. */
async function withImports(modules: readonly string[]): Promise<string[]> {
  const found = new Set(modules)
  // A set that grows while it is gone through is gone through to its new end.
  for (const address of found) {
    const source = (await getOk(address)).body.toString()
    for (const imported of staticImports(source, address)) found.add(imported)
  }
  return [...found]
}

async function weighAll(addresses: readonly string[]): Promise<Weight> {
  const weight: Weight = { files: addresses.length, raw: 0, gzip: 0, brotli: 0 }
  for (const address of addresses) {
    for (const [name, encoding] of Object.entries(encodings)) {
      const { body } = await getOk(address, { 'accept-encoding': encoding })
      weight[name as keyof typeof encodings] += body.byteLength
    }
  }
  return weight
}
