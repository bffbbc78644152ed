import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** A hash over the names and contents of these files and folders, tests left out. */
export function inputsHash(names) {
  const hash = createHash('sha1')
  for (const name of names.flatMap(filesOf)) {
    const contents = readFileSync(join(root, name))
    hash.update(`${name}\n${contents.length}\n`).update(contents)
  }
  return hash.digest('hex')
}

function filesOf(name) {
  if (!statSync(join(root, name)).isDirectory()) return [name]
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort()
}
