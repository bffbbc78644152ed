import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { contactSheet } from './contact-sheet.ts'
import type { Screen } from './screen.ts'
import type { Shot } from './take-shot.ts'

const folder = join(root, 'shots')

/** Writes a screen's contact sheet, each picture too if wanted; returns the sheet's path. */
export async function save(
  screen: Screen,
  shots: readonly Shot[],
  isSingle: boolean,
): Promise<string> {
  const own = join(folder, screen.name)
  // Single pictures of an earlier run would contradict the new sheet.
  await rm(own, { recursive: true, force: true })
  await mkdir(isSingle ? own : folder, { recursive: true })
  const file = `${own}.png`
  await writeFile(file, await contactSheet(screen, shots))
  if (isSingle) {
    for (const { variant, png } of shots) {
      if (png) await writeFile(join(own, `${variant.name}.png`), png)
    }
  }
  return relative(root, file)
}
