import { startLoad } from '../load/load.ts'
import { measuredPages } from '../measured-pages.ts'
import { filledFolder, startMeiri } from '../meiri.ts'
import { newestArticle } from '../newest-article.ts'
import type { ServerProcess } from '../processes.ts'
import { median } from '../statistics.ts'
import type { Table } from '../table.ts'

const starts = 5
const loadSeconds = 10
const mega = 1_000_000

/** How soon a server with its data is ready, and what it holds in memory. */
export async function measureStart(): Promise<Table> {
  const folder = await filledFolder()
  const readyMs: number[] = []
  const cpuMs: number[] = []
  const memory: number[] = []
  for (let count = 0; count < starts; count++) {
    const meiri = await startMeiri(folder)
    readyMs.push(meiri.readyMs)
    const usage = await meiri.usage()
    cpuMs.push(usage.cpuMs)
    memory.push(usage.memoryBytes / mega)
    await meiri.stop()
  }
  const meiri = await startMeiri(folder)
  const requests = await loadAll(meiri)
  const loaded = (await meiri.usage()).memoryBytes / mega
  await meiri.stop()
  return {
    subject: `Start: from spawn to ready with filled data, ${starts} starts`,
    columns: [{ name: 'what' }, { name: 'median' }, { name: 'least' }, { name: 'most' }],
    rows: [
      ['ready after, ms', ...spread(readyMs)],
      ['processor time until then, ms', ...spread(cpuMs)],
      ['memory after start, MB', ...spread(memory)],
      ['memory after load, MB', ...spread([loaded])],
    ],
    notes: [`Load: ${requests.toLocaleString('en')} requests in ${loadSeconds} s.`],
  }
}

const spread = (values: readonly number[]) => [
  median(values),
  Math.min(...values),
  Math.max(...values),
]

async function loadAll({ address }: ServerProcess): Promise<number> {
  const load = startLoad()
  const pages = await measuredPages(address)
  const paths = [
    ...pages.map(({ path }) => path),
    '/pages/text/list',
    '/api/front/article/gets',
    `/api/front/article/detail?_id=${await newestArticle(address)}`,
  ]
  const { requests } = await load.run({ address, paths, seconds: loadSeconds })
  await load.stop()
  return requests
}
