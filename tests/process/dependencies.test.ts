import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; optional?: boolean }>
}

const root = join(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number)
const isAtLeast = (version: string, floor: string) => {
  const [have, need] = [numbers(version), numbers(floor)]
  const at = have.findIndex((number, index) => number !== need[index])
  return at < 0 || (have[at] ?? 0) > (need[at] ?? 0)
}

test.each([
  ['fastify', '5.8.1'],
  ['react', '19.2.0'],
  ['react-dom', '19.2.0'],
  ['node', '24.0.0'],
])('%s is not older than %s', (name, floor) => {
  const versions = installed.flatMap(([path, { version }]) =>
    nameOf(path) === name && version ? [version] : [],
  )
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(isAtLeast(version, floor), version).toBe(true)
})

test('packages whose kind has been the way in elsewhere are absent', () => {
  const names = installed.map(([path]) => nameOf(path))
  expect(
    names.filter((name) => /^react-server-dom-|^(fast-jwt|multer|multiparty)$/.test(name)),
  ).toEqual([])
})

test('the running product stands on at most 350 packages', () => {
  const running = installed.filter(([, { dev, optional }]) => !dev && !optional)
  expect(running.length).toBeLessThanOrEqual(350)
})

test('the lock names no registry, and only listed packages may run scripts at install', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http')
  const paper = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  expect(paper.allowScripts).toEqual({ node: true })
})
