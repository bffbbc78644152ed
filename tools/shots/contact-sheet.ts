import sharp from 'sharp'
import type { Screen } from './screen.ts'
import type { Shot } from './take-shot.ts'
import { sizes, visitors } from './variants.ts'

const sheetWidth = 3200
const margin = 32
const gap = 24
const head = 72
const label = 40
const ground = '#6e6e6e'

const room = sheetWidth - 2 * margin - (sizes.length - 1) * gap
const scale = room / sizes.reduce((sum, { width }) => sum + width, 0)

type Thumbnail = Awaited<ReturnType<typeof thumbnailOf>>

interface Cell {
  shot: Shot
  left: number
  top: number
  thumbnail: Thumbnail | undefined
}

/** All pictures of a screen on one: a row for each visitor, a column for each width. */
export async function contactSheet(screen: Screen, shots: readonly Shot[]): Promise<Buffer> {
  const cells: Cell[] = []
  let top = head
  for (const visitor of visitors) {
    const row = await cellsOfRow(
      shots.filter(({ variant }) => variant.visitor === visitor),
      top + label,
    )
    cells.push(...row.cells)
    top += label + row.height + gap
  }
  const height = top - gap + margin
  const pictures = cells.flatMap(({ left, top: from, thumbnail }) =>
    thumbnail ? [{ input: thumbnail.data, raw: thumbnail.info, left, top: from }] : [],
  )
  return sharp({ create: { width: sheetWidth, height, channels: 3, background: ground } })
    .composite([...pictures, { input: labels(screen, cells, height), left: 0, top: 0 }])
    .png({ compressionLevel: 4 })
    .toBuffer()
}

async function cellsOfRow(shots: readonly Shot[], top: number) {
  const cells: Cell[] = []
  let left = margin
  let height = 0
  for (const shot of shots) {
    const width = Math.floor(shot.variant.size.width * scale)
    const thumbnail = shot.png && (await thumbnailOf(shot.png, width))
    cells.push({ shot, left, top, thumbnail })
    height = Math.max(height, thumbnail?.info.height ?? 0)
    left += width + gap
  }
  return { cells, height }
}

const thumbnailOf = (png: Buffer, width: number) =>
  sharp(png).removeAlpha().resize({ width }).raw().toBuffer({ resolveWithObject: true })

function labels({ name, href }: Screen, cells: readonly Cell[], height: number): Buffer {
  const texts = cells.map(({ shot: { variant, png }, left, top }) => {
    const { size, visitor } = variant
    const words = `${size.width} × ${size.height}   ${visitor.theme}   ${visitor.language}`
    return text(left, top - 12, 20, png ? words : `${words}   not taken`)
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${height}"
      font-family="sans-serif" fill="#fff">${text(margin, 52, 32, `${name}   ${href}`)}
      ${texts.join('')}</svg>`,
  )
}

function text(x: number, y: number, size: number, words: string): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-size="${size}" xml:space="preserve">${safe}</text>`
}
