import { startLoad } from '../load/load.ts'
import { filledFolder, startMeiri } from '../meiri.ts'
import { newestArticle } from '../newest-article.ts'
import type { Table } from '../table.ts'
import { atLeast, judged, type Target } from '../target.ts'
import { compare } from './compare.ts'

const list = '/pages/text/list'
/** With more of the machine in other hands, requests per second say nothing about a server. */
const othersMost = 0.15

interface Case {
  name: string
  path(article: string): string
  pageCacheMb?: number
  target: Target
}

const cases: readonly Case[] = [
  { name: 'page, cached', path: () => list, target: atLeast(0.9) },
  { name: 'page, not cached', path: () => list, pageCacheMb: 0, target: atLeast(0.08) },
  { name: 'list call', path: () => '/api/front/article/gets', target: atLeast(0.18) },
  {
    name: 'detail call',
    path: (article) => `/api/front/article/detail?_id=${article}`,
    target: atLeast(0.33),
  },
]

/** Requests per second, beside a bare Node server that sends the same bytes. */
export async function measureCalls(): Promise<Table> {
  const folder = await filledFolder()
  const load = startLoad()
  const rows = []
  for (const { name, path, target, ...settings } of cases) {
    const meiri = await startMeiri(folder, settings)
    const { ours, bare, ratio, others } = await compare(
      load,
      meiri,
      path(await newestArticle(meiri.address)),
    )
    await meiri.stop()
    const [aim, verdict] = judged(ratio, target)
    rows.push([
      ...[name, ours.requestsPerSecond, bare.requestsPerSecond, ratio],
      ...[aim, others > othersMost ? 'too busy' : verdict],
      ...[ours.cpuUsPerRequest, bare.cpuUsPerRequest],
      ...[bare.cpuUsPerRequest / ours.cpuUsPerRequest, others * 100],
    ])
  }
  await load.stop()
  return {
    subject: 'Throughput: 32 connections, beside a bare node:http server with the same bytes',
    columns: [
      { name: 'request' },
      { name: 'ours/s' },
      { name: 'bare/s' },
      { name: 'ratio', digits: 2 },
      { name: 'target' },
      { name: 'verdict' },
      { name: 'ours CPU µs' },
      { name: 'bare CPU µs' },
      { name: 'by CPU', digits: 2 },
      { name: 'others %' },
    ],
    rows,
    notes: [
      'ratio: median of the rounds’ own ratios. CPU: of the server process, per request; where',
      'the client is the slower side, only the ratio by CPU tells the two servers apart.',
      'others: the share of the machine that other work took; too busy: too much for a verdict.',
    ],
  }
}
