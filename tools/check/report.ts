import type { Outcome } from './run-check.ts'

/** What failed, in full, then one line for each check. */
export function report(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ passed }) => !passed)
  for (const { check, output } of failed) console.log(`\n── ${check.name}\n${output}`)
  console.log()
  for (const outcome of outcomes) console.log(line(outcome))
  const verdict = failed.length === 0 ? 'All checks passed' : `${failed.length} failed`
  console.log(`\n${verdict}, ${(performance.now() / 1000).toFixed(1)} s`)
}

function line({ check, passed, output, seconds }: Outcome): string {
  const verdict = passed ? 'ok    ' : 'FAILED'
  const time = `${seconds.toFixed(1)} s`.padStart(8)
  return `  ${check.name.padEnd(12)}${verdict}${time}  ${passed && check.tells ? output : ''}`
}
