import { cleanHtml } from './markdown.ts'

/** Texts that were cleaned lately, by what they were. */
const cleaned = new Map<string, string>()
const most = 500

/**
 * Cleans stored HTML once more on its way out: what another version, tool or hand wrote into the
 * database is not trusted either. The same text is cleaned once, not once per reader.
 */
export function cleanAgain(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  if (cleaned.size >= most) cleaned.clear()
  const clean = cleanHtml(html)
  cleaned.set(html, clean)
  return clean
}
