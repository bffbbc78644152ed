import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runNode } from '../bootstrap/run-node.mjs'

/** Runs Vitest on the files that match the filters and counts what came of every test. */
export async function runTests(filters, env) {
  const report = join(root, `.cache/tests-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...reporters, ...filters]
  try {
    const code = await runNode('node_modules/vitest/vitest.mjs', args, { env })
    return count(report, code)
  } finally {
    rmSync(report, { force: true })
  }
}

function count(report, code) {
  const { passed, failed, skipped } = readCounts(report)
  // Vitest also fails for what is no test: a set-up that broke, an error nobody caught.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped }
}

function readCounts(report) {
  try {
    const { testResults, ...sums } = JSON.parse(readFileSync(report, 'utf8'))
    const brokenFiles = testResults.filter(isBroken).length
    return {
      passed: sums.numPassedTests,
      failed: sums.numFailedTests + brokenFiles,
      skipped: sums.numPendingTests + sums.numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

// A file that could not even be loaded fails without a single failed test.
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}
