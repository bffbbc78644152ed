import { callTimeoutMs, frontTimeoutMs } from '#contract/constants.ts'

/** Sends a call. Whatever goes wrong on the way resolves to an empty object and shows nothing. */
export type Send = (path: string, input: object, how: 'read' | 'write') => Promise<object>

/** Said with every request, so that one server can serve several projects. */
const platform = 'web'
const projectId = 'meiri'

interface Options {
  /** Where the server is: empty for the page's own. */
  base: string
  fetch: typeof fetch
  /** Details of this client that calls of the function url carry as headers. */
  headers(): Record<string, string>
  /** Told of every call that was answered. */
  note(path: string, input: object, reply: unknown): void
}

export function httpSender({ base, fetch, headers, note }: Options): Send {
  return async (path, input, how) => {
    const isFront = path.startsWith('front/')
    const request = isFront
      ? frontRequest(`${base}/api/${path}`, input, how)
      : routerRequest(`${base}/http/router/${path}`, input, headers())
    try {
      const response = await fetch(request.url, {
        ...request.init,
        signal: AbortSignal.timeout(isFront ? frontTimeoutMs : callTimeoutMs),
      })
      const reply: unknown = await response.json()
      note(path, input, reply)
      return typeof reply === 'object' && reply !== null ? reply : {}
    } catch {
      return {}
    }
  }
}

function frontRequest(url: string, input: object, how: 'read' | 'write') {
  const all = { ...input, platform, projectId }
  if (how === 'write') return { url, init: postOf(all, {}) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return { url: `${url}?${query}`, init: {} }
}

const routerRequest = (url: string, input: object, headers: Record<string, string>) => ({
  url,
  init: postOf({ ...input, platform, projectId }, headers),
})

const postOf = (body: object, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json;charset=utf8', 'uni-id-token': '', ...headers },
  body: JSON.stringify(body),
})
