import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw, palettes, scenes, type Palette, type Scene } from '#library/art/draw.ts'
import type { ArticleFile } from './article-file.ts'

const width = 1600
const height = 1000

/** Draws an article's header picture into the data folder. */
export async function drawCover({ slug, fields }: ArticleFile, dataDir: string) {
  const svg = draw({
    scene: sceneOf(fields.scene),
    palette: paletteOf(fields.palette),
    seed: seedOf(slug),
    width,
    height,
  })
  const folder = join(dataDir, 'pictures')
  await mkdir(folder, { recursive: true })
  const file = `${slug}.svg`
  await writeFile(join(folder, file), svg)
  return { id: slug, width, height, colour: await averageColour(svg), file }
}

const sceneOf = (name = ''): Scene => scenes.find((scene) => scene === name) ?? 'ridges'

const paletteOf = (name = ''): Palette =>
  (Object.keys(palettes) as Palette[]).find((palette) => palette === name) ?? 'ink'

/** The same article always gets the same picture. */
const seedOf = (slug: string) => createHash('sha256').update(slug).digest().readUInt32BE(0)

async function averageColour(svg: string): Promise<string> {
  const pixel = await sharp(Buffer.from(svg))
    .resize(16, 10)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
