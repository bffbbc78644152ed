import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a .br and a .gz beside every text file, at the strength only a build can afford. */
export async function precompress(folder: string): Promise<void> {
  const names = globSync('**/*.{js,css,svg,json,html}', { cwd: folder })
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const contents = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  }
  await Promise.all([
    brotli(contents, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    gzipped(contents, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
