import type { Contexts } from './own-browser.ts'
import { isSerious } from './finding.ts'
import { inParallel } from './in-parallel.ts'
import type { Options } from './options.ts'
import { reportFindings } from './report-findings.ts'
import { save } from './save.ts'
import type { Screen } from './screen.ts'
import { type Shot, takeShot } from './take-shot.ts'
import { variants } from './variants.ts'

const pagesAtOnce = 2

/** Photographs the screens and tells of each as it is done; true if nothing serious was found. */
export async function takeAll(
  contexts: Contexts,
  { screens, isFull, isSingle }: Options,
  stop: AbortSignal,
): Promise<boolean> {
  let isGood = true
  const finish = async (screen: Screen, shots: readonly Shot[], started: number) => {
    const path = await save(screen, shots, isSingle)
    console.log(`${path.padEnd(32)}${seconds(started).padStart(8)}`)
    for (const line of reportFindings(shots)) console.log(line)
    if (shots.some(({ findings }) => findings.some(isSerious))) isGood = false
  }
  let finished = Promise.resolve()
  try {
    for (const screen of screens) {
      const started = performance.now()
      const shots = await shotsOf(screen, contexts, isFull, stop)
      await finished
      // Its sheet is drawn while the browser waits for the pages of the next screen.
      finished = finish(screen, shots, started)
    }
  } finally {
    await finished
  }
  return isGood
}

export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`

function shotsOf(screen: Screen, contexts: Contexts, isFull: boolean, stop: AbortSignal) {
  return inParallel(variants, pagesAtOnce, async (variant) => {
    stop.throwIfAborted()
    const context = contexts.get(variant)
    if (!context) throw new Error(`No browser context for ${variant.name}`)
    const shot = await takeShot(context, screen, variant, isFull)
    stop.throwIfAborted()
    return shot
  })
}
