import { ensureBuilt } from '../tools/bootstrap/build.mjs'
import { measureCalls } from './calls/calls.ts'
import { measureGrowth } from './growth/growth.ts'
import { cleanUp } from './scratch.ts'
import { textOf } from './table.ts'
try {
  if (process.argv.includes('--calls')) { await ensureBuilt(); console.log(textOf(await measureCalls())) }
  if (process.argv.includes('--growth')) console.log(textOf(await measureGrowth({postgres: process.argv.includes('--postgres')})))
} finally { await cleanUp() }
