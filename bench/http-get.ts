import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Reply {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[]
  /** As it came: still compressed if it was. */
  body: Buffer
}

/** Fetches the very bytes a server sends, which `fetch` would unpack. */
export function httpGet(url: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<Reply>((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      buffer(response).then((body) => {
        const { statusCode = 0, headers, rawHeaders } = response
        resolve({ status: statusCode, headers, rawHeaders, body })
      }, reject)
    }).once('error', reject)
  })
}

export async function getJson<Shape>(url: string): Promise<Shape> {
  return JSON.parse((await getOk(url)).body.toString()) as Shape
}

export async function getOk(url: string, headers: Readonly<Record<string, string>> = {}) {
  const reply = await httpGet(url, headers)
  if (reply.status !== 200) throw new Error(`${url} answered with status ${reply.status}`)
  return reply
}
