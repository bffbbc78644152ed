import { availableParallelism } from 'node:os'
import { report } from './report.ts'
import { type Check, type Outcome, runCheck } from './run-check.ts'

// The slowest first, so that the short ones fill the gaps.
const checks: readonly Check[] = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware'] },
  { name: 'unused', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'arrows', script: 'tools/check/arrows.ts', tells: true },
  { name: 'lines', script: 'tools/check/lines.ts', tells: true },
  { name: 'environment', script: 'tools/check/environment.ts' },
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
]

const waiting = [...checks]
const outcomes: Outcome[] = []
await Promise.all(Array.from({ length: availableParallelism() }, work))
report(outcomes)
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    outcomes.push(await runCheck(check))
  }
}
