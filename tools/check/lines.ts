import { readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.ts'

const most = 300

const files = sourceFiles()
  .map((name) => ({ name, lines: readFileSync(name, 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines)
const tooLong = files.filter(({ lines }) => lines > most)

if (tooLong.length > 0) {
  for (const { name, lines } of tooLong) console.log(`${name}: ${lines} lines, at most ${most}`)
  process.exitCode = 1
} else {
  console.log(`${files.length} files: median ${at(0.5)}, p90 ${at(0.9)}, max ${at(1)} lines`)
}

function at(share: number): number {
  return files[Math.ceil(share * files.length) - 1]?.lines ?? 0
}
