import { createHash } from 'node:crypto'
import { palettes, scenes, type Palette, type Scene } from '#library/art/draw.ts'
import type { ArticleFile } from './article-file.ts'
import { saveDrawing } from './drawing.ts'

/** Draws an article's header picture into the data folder. */
export const drawCover = ({ slug, fields }: ArticleFile, dataDir: string) =>
  saveDrawing(
    slug,
    {
      scene: sceneOf(fields.scene),
      palette: paletteOf(fields.palette),
      seed: seedOf(slug),
      width: 1600,
      height: 1000,
    },
    dataDir,
  )

const sceneOf = (name = ''): Scene => scenes.find((scene) => scene === name) ?? 'ridges'

const paletteOf = (name = ''): Palette =>
  (Object.keys(palettes) as Palette[]).find((palette) => palette === name) ?? 'ink'

/** The same article always gets the same picture. */
const seedOf = (slug: string) => createHash('sha256').update(slug).digest().readUInt32BE(0)
