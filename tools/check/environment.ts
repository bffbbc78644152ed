import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

const onlyReader = 'server/config.ts'
const product = /^(contract|domain|ui|web|admin|server|library)\//
const exempt = /\.(test|config)\.tsx?$/
const reading = /\bprocess\.env\b|\bfrom 'node:process'/

const readers = sourceFiles().filter(
  (name) =>
    product.test(name) &&
    name !== onlyReader &&
    !exempt.test(name) &&
    reading.test(readFileSync(name, 'utf8')),
)

for (const name of readers) {
  console.log(`${name} reads the environment; only ${onlyReader} may`)
  process.exitCode = 1
}
