import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'meiri-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every text file gets a .br and a .gz that unpack to itself; pictures get none', async () => {
  const source = 'export const 日 = 1\n'.repeat(100)
  writeFileSync(join(folder, 'day.js'), source)
  writeFileSync(join(folder, 'day.webp'), 'not text')

  await precompress(folder)

  expect(readdirSync(folder).sort()).toEqual(['day.js', 'day.js.br', 'day.js.gz', 'day.webp'])
  const read = (name: string) => readFileSync(join(folder, name))
  expect(brotliDecompressSync(read('day.js.br')).toString()).toBe(source)
  expect(gunzipSync(read('day.js.gz')).toString()).toBe(source)
})
