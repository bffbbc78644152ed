import { filledFolder, startMeiri } from '../meiri.ts'
import { measuredPages } from '../measured-pages.ts'
import type { Table } from '../table.ts'
import { judged } from '../target.ts'
import { weighPage } from './weigh.ts'

const kilo = 1000

/** What the first load of a page takes over the line. */
export async function measureBytes(): Promise<Table> {
  const meiri = await startMeiri(await filledFolder())
  const rows = []
  for (const { name, path, javascriptKb } of await measuredPages(meiri.address)) {
    const { javascript, css, html } = await weighPage(meiri.address + path)
    const kinds = { JavaScript: javascript, CSS: css, HTML: html }
    for (const [kind, { files, raw, gzip, brotli }] of Object.entries(kinds)) {
      const sizes = [raw / kilo, gzip / kilo, brotli / kilo]
      const target = kind === 'JavaScript' ? javascriptKb : undefined
      rows.push([name, kind, files, ...sizes, ...judged(gzip / kilo, target)])
    }
  }
  await meiri.stop()
  return {
    subject: 'Bytes: first load, without pictures, in kB (1000 bytes) as served',
    columns: [
      { name: 'page' },
      { name: 'kind' },
      { name: 'files' },
      { name: 'raw', digits: 1 },
      { name: 'gzip', digits: 1 },
      { name: 'brotli', digits: 1 },
      { name: 'gzip target' },
      { name: 'verdict' },
    ],
    rows,
  }
}
