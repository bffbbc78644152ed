import { grain } from './grain.ts'
import { palettes, type Palette } from './palettes.ts'
import { seeded, shortName } from './random.ts'
import { bamboo } from './scenes/bamboo.ts'
import { birds } from './scenes/birds.ts'
import { persimmon, plum } from './scenes/blossoms.ts'
import { books } from './scenes/books.ts'
import { bowl } from './scenes/bowl.ts'
import { bridge } from './scenes/bridge.ts'
import { clouds } from './scenes/clouds.ts'
import { courtyard } from './scenes/courtyard.ts'
import { field } from './scenes/field.ts'
import { fruit } from './scenes/fruit.ts'
import { ginkgo } from './scenes/ginkgo.ts'
import { kite } from './scenes/kite.ts'
import { boat, lake } from './scenes/lake.ts'
import { lamp } from './scenes/lamp.ts'
import { lattice } from './scenes/lattice.ts'
import { lotus } from './scenes/lotus.ts'
import { moonrise, ridges } from './scenes/mountains.ts'
import { path } from './scenes/path.ts'
import { cat, dog } from './scenes/pets.ts'
import { pine } from './scenes/pine.ts'
import { rain } from './scenes/rain.ts'
import { reeds } from './scenes/reeds.ts'
import { roofs } from './scenes/roofs.ts'
import { slips } from './scenes/slips.ts'
import { snowVillage } from './scenes/snow-village.ts'
import { stars } from './scenes/stars.ts'
import { teapot } from './scenes/tea.ts'
import { teacups } from './scenes/teacups.ts'
import { umbrella } from './scenes/umbrella.ts'
import { waves } from './scenes/waves.ts'
import { window } from './scenes/window.ts'
import { yarn } from './scenes/yarn.ts'
import { openStage, type Stage } from './stage.ts'
import { el } from './svg.ts'

export { palettes, type Palette }

export const scenes = [
  'ridges',
  'lake',
  'reeds',
  'moonrise',
  'snow-village',
  'rain',
  'bamboo',
  'pine',
  'plum',
  'lotus',
  'teapot',
  'bowl',
  'fruit',
  'window',
  'lamp',
  'books',
  'path',
  'bridge',
  'boat',
  'field',
  'waves',
  'clouds',
  'lattice',
  'ginkgo',
  'persimmon',
  'cat',
  'dog',
  'birds',
  'yarn',
  'stars',
  'slips',
  'roofs',
  'courtyard',
  'kite',
  'umbrella',
  'teacups',
] as const

export type Scene = (typeof scenes)[number]

const drawings: Record<Scene, (s: Stage) => string> = {
  ridges,
  lake,
  reeds,
  moonrise,
  'snow-village': snowVillage,
  rain,
  bamboo,
  pine,
  plum,
  lotus,
  teapot,
  bowl,
  fruit,
  window,
  lamp,
  books,
  path,
  bridge,
  boat,
  field,
  waves,
  clouds,
  lattice,
  ginkgo,
  persimmon,
  cat,
  dog,
  birds,
  yarn,
  stars,
  slips,
  roofs,
  courtyard,
  kite,
  umbrella,
  teacups,
}

export type Spec = { scene: Scene; palette: Palette; seed: number; width: number; height: number }

/**
 * Sides in stage units, in steps of ten: a ratio that pixel rounding has bent a little (375 × 281)
 * must still show the same picture as the true one (1600 × 1200).
 */
const stageSize = (width: number, height: number): [number, number] => {
  const unit = 100 / Math.min(width, height)
  return [Math.round(width * unit) * 10, Math.round(height * unit) * 10]
}

/** The same spec always gives the same bytes; another size of the same ratio, the same picture. */
export const draw = ({ scene, palette, seed, width, height }: Spec): string => {
  const [w, h] = stageSize(width, height)
  const name = shortName(`${scene} ${palette} ${seed} ${w} ${h}`)
  const stage = openStage(w, h, palettes[palette], seeded(seed, scene), name)
  const body = drawings[scene](stage)
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${w} ${h}`,
      preserveAspectRatio: 'none',
    },
    el('defs', {}, stage.defs()) + body + grain(w, h, seed, name),
  )
}
