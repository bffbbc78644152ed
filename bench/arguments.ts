import { parseArgs } from 'node:util'

const options = {
  calls: { type: 'boolean' },
  bytes: { type: 'boolean' },
  start: { type: 'boolean' },
  growth: { type: 'boolean' },
  pages: { type: 'boolean' },
  postgres: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const

const usage = `Usage: npm run bench -- [--calls] [--bytes] [--start] [--growth] [--pages]
  Measures what is named; without a name, everything but the pages.
  --postgres   growth on PostgreSQL, too
  --json file  the tables as JSON, too`

export function readArguments() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    process.exit(2)
  }
}
