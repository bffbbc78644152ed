import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

interface Asset {
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
  headers: string[]
}

/** The built files, in memory: nothing outside this list can be asked for, whatever the path. */
export function loadAssets(clientDir: string) {
  const assets = new Map<string, Asset>()
  const names = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
  const read = (name: string) =>
    names.includes(name) ? readFileSync(join(clientDir, name)) : undefined
  for (const name of names) {
    const type = types[extname(name)]
    if (!type) continue
    const hashed = name.startsWith('assets/')
    assets.set(`/${name}`, {
      plain: readFileSync(join(clientDir, name)),
      br: read(`${name}.br`),
      gzip: read(`${name}.gz`),
      headers: [
        'content-type',
        type,
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options',
        'nosniff',
        'vary',
        'accept-encoding',
      ],
    })
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const asset = assets.get(path)
    if (asset) send(asset, request, response)
    else if (path.startsWith('/assets/')) notFound(response)
    else return false
    return true
  }
}

function send(asset: Asset, request: IncomingMessage, response: ServerResponse) {
  const accepts = String(request.headers['accept-encoding'] ?? '')
  const [encoding, body] =
    asset.br && /\bbr\b/.test(accepts)
      ? ['br', asset.br]
      : asset.gzip && /\bgzip\b/.test(accepts)
        ? ['gzip', asset.gzip]
        : ['', asset.plain]
  const headers = [...asset.headers, 'content-length', String(body.byteLength)]
  if (encoding) headers.push('content-encoding', encoding)
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Never a page: an old client that asks for a chunk of yesterday must see that it is gone. */
function notFound(response: ServerResponse) {
  response.writeHead(404, [
    'content-type',
    'text/plain; charset=utf-8',
    'cache-control',
    'no-store',
  ])
  response.end('Not found')
}
