import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw, type Spec } from '#library/art/draw.ts'

/** Draws a picture into the data folder, where its sizes are made from. */
export async function saveDrawing(id: string, spec: Spec, dataDir: string) {
  const svg = draw(spec)
  const folder = join(dataDir, 'pictures')
  await mkdir(folder, { recursive: true })
  const file = `${id}.svg`
  await writeFile(join(folder, file), svg)
  const { width, height } = spec
  return { id, width, height, colour: await averageColour(svg), file }
}

async function averageColour(svg: string): Promise<string> {
  const pixel = await sharp(Buffer.from(svg))
    .resize(16, 10)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
