import type { Failure } from '../problem.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What a person sees when a page could not be made at all: few words, and a way to ask about it. */
export const sorryPage = ({ msg, requestId }: Failure): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="dark light"><title>${escape(msg)}</title></head><body><h1>${escape(msg)}</h1><p>${escape(requestId)}</p><p><a href="/">↩</a></p></body></html>`
