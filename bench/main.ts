import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'
import { readArguments } from './arguments.ts'
import { measureBytes } from './bytes/bytes.ts'
import { measureCalls } from './calls/calls.ts'
import { measureGrowth } from './growth/growth.ts'
import { describeMachine } from './machine.ts'
import { measurePages } from './pages/pages.ts'
import { say } from './progress.ts'
import { cleanUp } from './scratch.ts'
import { measureStart } from './start/start.ts'
import { dataOf, textOf, type Table } from './table.ts'

const asked = readArguments()
const subjects = {
  calls: measureCalls,
  bytes: measureBytes,
  start: measureStart,
  growth: () => measureGrowth({ postgres: asked.postgres }),
  pages: measurePages,
}
const names = Object.keys(subjects) as (keyof typeof subjects)[]
const chosen = names.filter((name) => asked[name])
const measured = chosen.length > 0 ? chosen : names.filter((name) => name !== 'pages')

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void cleanUp().finally(() => process.exit(128 + constants.signals[signal]))
  })
}

await ensureBuilt()
const machine = describeMachine()
const tables: Table[] = []
try {
  console.log(machine)
  for (const name of measured) {
    say(`Measuring ${name}`)
    const table = await subjects[name]()
    tables.push(table)
    console.log(`\n${textOf(table)}`)
  }
} finally {
  await cleanUp()
}
if (asked.json) {
  const data = { machine, tables: tables.map(dataOf) }
  writeFileSync(asked.json, `${JSON.stringify(data, null, 2)}\n`)
}
