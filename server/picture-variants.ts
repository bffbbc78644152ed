import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFormat } from '#contract/pictures.ts'
import type { Db } from './data/database.ts'
import { pictureFile } from './data/pictures.ts'

/** At most this many pictures are being made at once; the rest wait their turn. */
const atOnce = 2

export interface Variants {
  find(id: string, width: number, format: PictureFormat): Promise<Buffer | null>
}

/** Pictures in the sizes asked for: made on first demand, kept on disk. */
export function pictureVariants(db: Db, dataDir: string): Variants {
  const folder = join(dataDir, 'variants')
  mkdirSync(folder, { recursive: true })
  const making = new Map<string, Promise<Buffer | null>>()
  const turn = turns(atOnce)

  const make = async (id: string, width: number, format: PictureFormat, file: string) => {
    const source = await pictureFile(db, id)
    if (!source) return null
    const picture = await turn(() =>
      encode(join(dataDir, 'pictures', source.file), Math.min(width, source.width), format),
    )
    await writeFile(`${file}.part`, picture)
    await rename(`${file}.part`, file)
    return picture
  }

  return {
    find: async (id, width, format) => {
      const file = join(folder, `${id}-${width}.${format}`)
      const kept = await readFile(file).catch(() => null)
      if (kept) return kept
      const busy = making.get(file)
      if (busy) return busy
      const made = make(id, width, format, file).finally(() => making.delete(file))
      making.set(file, made)
      return made
    },
  }
}

async function encode(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const options = { limitInputPixels: 50_000_000 }
  // A drawing is rendered whole and then made smaller: its paper grain is drawn for the full size.
  const source = file.endsWith('.svg') ? await sharp(file, options).png().toBuffer() : file
  const picture = sharp(source, options).resize({ width })
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 3 }).toBuffer()
    : picture.webp({ quality: 80 }).toBuffer()
}

/** Lets a few run at a time, in the order they came. */
function turns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Made>(work: () => Promise<Made>): Promise<Made> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
