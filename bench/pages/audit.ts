import lighthouse from 'lighthouse'
import { say } from '../progress.ts'
import { withChromium } from './chromium.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  lcpMs: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbtMs: 'total-blocking-time',
} as const

/** Scores from 0 to 100. */
type Scores = Record<(typeof categories)[number], number>
type Timings = Record<keyof typeof timings, number>

export interface Audit extends Scores, Timings {
  /** JavaScript that the browser fetched, as it travelled. */
  javascriptBytes: number
}

/** On a busy machine Chromium now and then loses the beginning of a visit. */
const attempts = 3

/** One visit as Lighthouse makes it: a phone on a slow line, nothing kept from before. */
export async function audit(program: string, url: string, attempt = 1): Promise<Audit> {
  const result = await withChromium(program, (port) =>
    lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] }),
  )
  if (!result || result.lhr.runtimeError) {
    const reason = `Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`
    if (attempt >= attempts) throw new Error(reason)
    say(reason)
    return audit(program, url, attempt + 1)
  }
  const { lhr } = result
  const score = (name: string) => (lhr.categories[name]?.score ?? Number.NaN) * 100
  const timing = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    ...(Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores),
    ...(Object.fromEntries(
      Object.entries(timings).map(([name, id]) => [name, timing(id)]),
    ) as Timings),
    javascriptBytes: scriptBytes(lhr.audits['network-requests']?.details),
  }
}

function scriptBytes(details: unknown): number {
  const { items = [] } = details as {
    items?: { resourceType?: string; transferSize?: number }[]
  }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
