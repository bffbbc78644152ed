import { openApi } from './open-api.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One readable page of all calls: address, what it is for, what goes in and what comes out. */
export function apiPage(): string {
  const { info, paths } = openApi()
  const sections = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(
      ([method, { summary, responses, ...input }]) =>
        `<section id="${escape(address)}"><h2><b>${method.toUpperCase()}</b> <code>${escape(address)}</code></h2><p>${escape(summary)}</p>${block('In', 'parameters' in input ? input.parameters : input.requestBody)}${block('Out', responses)}</section>`,
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title} API</title><style>${style}</style></head><body><main><h1>${info.title} API ${info.version}</h1><p>Every call, from the contract that checks it. For programs: <a href="/openapi.json">/openapi.json</a>. Any call is also reached by <code>POST /http/router/{path}</code> with a JSON body and by the envelope <code>{"$url": path, "data": …}</code> at <code>POST /http/router</code>.</p>${sections.join('')}</main></body></html>`
}

const block = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0}main{max-width:860px;margin:0 auto;padding:32px 24px}h1{font-weight:600}h2{font-size:17px;margin:40px 0 4px;font-weight:500}h2 b{color:#b3261e;font-size:13px;letter-spacing:.04em}code{font-family:ui-monospace,monospace}pre{overflow:auto;font-size:13px;padding:16px;border:1px solid #8884;border-radius:8px}summary{cursor:pointer;padding:10px 0}`
