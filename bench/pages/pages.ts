import { ensureChromium } from '../../tools/bootstrap/chromium.mjs'
import { measuredPages } from '../measured-pages.ts'
import { filledFolder, startMeiri } from '../meiri.ts'
import { startServerProcess } from '../processes.ts'
import { say } from '../progress.ts'
import { median } from '../statistics.ts'
import type { Table } from '../table.ts'
import { atMost, judged } from '../target.ts'
import { audit, type Audit } from './audit.ts'

const plainServer = new URL('./plain-server.ts', import.meta.url)
const runs = 3
/** How much later the largest picture or text may show than on the same page without scripts. */
const target = atMost(1.3)

/** What a phone on a slow line sees, and what our scripts cost it. */
export async function measurePages(): Promise<Table> {
  const program = await ensureChromium()
  if (!program) throw new Error('Pages are measured in Chromium, and there is none')
  const meiri = await startMeiri(await filledFolder())
  const plain = await startServerProcess(plainServer, { args: [meiri.address] })
  const rows = []
  for (const { name, path } of await measuredPages(meiri.address)) {
    const [ours, bare] = await auditBoth(program, name, [
      meiri.address + path,
      plain.address + path,
    ])
    const typical = (field: keyof Audit) => median(ours.map((each) => each[field]))
    const plainLcp = median(bare.map(({ lcpMs }) => lcpMs))
    const ratio = typical('lcpMs') / plainLcp
    rows.push([
      ...[name, typical('performance'), typical('accessibility')],
      ...[typical('best-practices'), typical('seo'), typical('lcpMs'), typical('cls')],
      ...[typical('tbtMs'), typical('javascriptBytes') / 1000, plainLcp, ratio],
      ...judged(ratio, target),
    ])
  }
  await plain.stop()
  await meiri.stop()
  return {
    subject: `Pages: Lighthouse, mobile, medians of ${runs} runs`,
    columns: [
      { name: 'page' },
      { name: 'perf.' },
      { name: 'access.' },
      { name: 'practices' },
      { name: 'SEO' },
      { name: 'LCP ms' },
      { name: 'CLS', digits: 3 },
      { name: 'TBT ms' },
      { name: 'JS kB', digits: 1 },
      { name: 'LCP plain ms' },
      { name: 'ratio', digits: 2 },
      { name: 'target' },
      { name: 'verdict' },
    ],
    rows,
    notes: ['LCP plain: of the very same document served without any script.'],
  }
}

/** In turn, so that a busy spell of the machine falls on both. */
async function auditBoth(program: string, name: string, urls: readonly [string, string]) {
  const results: [Audit[], Audit[]] = [[], []]
  // The first visit is not counted: pictures are made in the size first asked for.
  for (let run = 0; run <= runs; run++) {
    say(run === 0 ? `${name}: warming up` : `${name}: run ${run} of ${runs}`)
    for (const index of [0, 1] as const) {
      const result = await audit(program, urls[index])
      if (run > 0) results[index].push(result)
    }
  }
  return results
}
