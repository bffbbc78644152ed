import { createDatabase, startPostgres } from '../../tests/postgres.ts'
import { endLater } from '../scratch.ts'
import type { Table } from '../table.ts'
import { atMost, judged } from '../target.ts'
import { makeGround, type Ground } from './ground.ts'
import { measureReads, type Cost } from './measure.ts'

const sizes = [1_000, 100_000, 1_000_000]
const postgresSize = 100_000
/** What reading anywhere in the largest list may cost beside the first page of the smallest. */
const target = atMost(2)

/** What calls cost as the number of articles grows. */
export async function measureGrowth({ postgres }: { postgres: boolean }): Promise<Table> {
  const grounds: Ground[] = []
  for (const size of sizes) grounds.push(await makeGround(size))
  if (postgres) grounds.push(await makeGround(postgresSize, await postgresUrl()))
  const costs = await measureReads(grounds)
  for (const ground of grounds) await ground.close()

  const [first] = costs
  const rows = costs.map(({ ground, read, medianUs, p95Us }) => {
    const ratio = medianUs / (first?.medianUs ?? Number.NaN)
    const judgement = judged(ratio, isJudged(ground, read) ? target : undefined)
    return [ground.engine, ground.articles, read, medianUs, p95Us, ratio, ...judgement]
  })
  return {
    subject: 'Growth: microseconds per call, through the dispatcher, 20 rows a page',
    columns: [
      { name: 'database' },
      { name: 'articles' },
      { name: 'call' },
      { name: 'median µs' },
      { name: 'p95 µs' },
      { name: '× first', digits: 2 },
      { name: 'target' },
      { name: 'verdict' },
    ],
    rows,
    notes: [
      '× first: beside the first page of the smallest database.',
      ...grounds.map(
        ({ engine, articles, fillSeconds }) =>
          `${engine}: ${articles.toLocaleString('en')} articles made in ${fillSeconds.toFixed(1)} s`,
      ),
    ],
  }
}

const isJudged = ({ articles }: Ground, read: Cost['read']) =>
  articles === sizes.at(-1) && read === 'list, deep page'

async function postgresUrl(): Promise<string> {
  const server = await startPostgres()
  endLater(server.stop)
  return (await createDatabase(server.url)).url
}
