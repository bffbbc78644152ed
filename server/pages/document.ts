import type { Language } from '#contract/languages.ts'
import type { PageAnswer } from '#contract/pages.ts'

/** Files a page needs, from the build. */
export interface PageFiles {
  script: string
  styles: readonly string[]
  preloads: readonly string[]
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON inside a script element: nothing in it can end the element. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '')

const escapeText = (text: string) =>
  text.replace(/[<&]/g, (character) => (character === '<' ? '&lt;' : '&amp;'))

/** The whole document around a rendered page. */
export function documentOf(
  page: PageAnswer,
  language: Language,
  files: PageFiles,
  firstFrameScript: string,
): string {
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const preloads = files.preloads
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('')
  return `<!doctype html><html lang="${language}" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escapeText(page.title)}</title><script>${firstFrameScript}</script>${styles}${page.head}${preloads}<link rel="icon" href="/icon.svg" type="image/svg+xml"></head><body><div id="app">${page.body}</div><script type="application/json" id="state">${inScript(page.state)}</script><script type="module" src="${files.script}"></script></body></html>`
}
