import { mix } from '../colour.ts'
import { disc, heightAt, layer, moon, ridgeline, sky } from '../land.ts'
import { backdrop, castShadow, table, tableLine } from '../still.ts'
import { atNight, depth, type Stage } from '../stage.ts'
import { d, line, path, place, type Point } from '../svg.ts'
import { coats, profileCat, sittingCat, sleepingCat } from '../things/cat.ts'
import { furs, lyingDog, sittingDog } from '../things/dog.ts'
import { grasses } from '../things/grass.ts'
import { roundTree } from '../things/tree.ts'
import { ridgeTiles } from '../things/roof.ts'

/** A flat round cushion, 560 wide; its top lies on y = 0. */
const cushion = (s: Stage, colour: string): string =>
  path(
    'M-270 8C-284 30-280 62-250 74C-120 92 120 92 250 74C280 62 284 30 270 8' +
      'C150-14-150-14-270 8Z',
    mix(colour, s.colours.ink, 0.2),
  ) +
  path(
    'M-272 20C-250-10-130-20 0-20C130-20 250-10 272 20C250 50 130 58 0 58' +
      'C-130 58-250 50-272 20Z',
    colour,
  ) +
  line('M-276 40C-200 66-100 72 0 72C100 72 200 66 276 40', mix(colour, s.colours.paper, 0.5), 3, {
    opacity: 0.6,
  })

const onRoof = (day: Stage): string => {
  const s = atNight(day)
  const { random, w, h } = s
  const y = h * random.range(0.74, 0.8)
  const side = random.sign()
  const at: Point = [w / 2 + side * random.range(0.02, 0.2) * w, y]
  const round: Point = [at[0] - side * random.range(20, 110), y - random.range(280, 360)]
  const [black, ginger, , grey] = coats(s)
  const coat = random.pick([black, ginger ?? black, grey ?? black])
  const pose = random.pick([sittingCat, profileCat])
  return [
    sky(s),
    moon(s, round, random.range(210, 270)),
    layer(
      s,
      ridgeline(s, { base: h * 0.84, rise: 120, terrain: 'rolling', lean: side }),
      depth(s, 0.25),
      h,
      0.6,
    ),
    place(pose(s, coat), { at: [at[0], y + 4], scale: random.range(0.95, 1.15), flip: side > 0 }),
    ridgeTiles(s, y),
  ].join('')
}

const atWindow = (s: Stage): string => {
  const { random, w, h } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.26
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.07, 140)
  const pose = random.pick([sittingCat, profileCat])
  return [
    backdrop(s, [w / 2 + side * 30, top - 330], 350),
    table(s, top),
    castShadow(s, [x, y], 150, 16),
    place(pose(s, random.pick(coats(s))), { at: [x, y + 6], scale: 1.6, flip: side < 0 }),
  ].join('')
}

const asleep = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.36
  const x = w / 2 + random.range(-0.08, 0.08) * w
  const coat = random.pick(coats(s))
  const tint =
    coat.fur === colours.paper || coat.pattern === 'plain'
      ? colours.accent
      : depth(s, s.dark ? 0.1 : 0.6)
  return [
    backdrop(s, [w / 2 + random.range(-140, 140), top - 320], 340),
    table(s, top),
    castShadow(s, [x, y + 70], 400, 20),
    place(cushion(s, tint), { at: [x, y - 30], scale: 1.35 }),
    place(sleepingCat(s, coat), { at: [x, y - 10], scale: 1.5, flip: random.chance(0.5) }),
  ].join('')
}

export const cat = (s: Stage): string => s.random.pick([onRoof, atWindow, asleep])(s)

const onHill = (s: Stage): string => {
  const { random, w, h } = s
  const side = random.sign()
  const hill = ridgeline(s, {
    base: h * 0.84,
    rise: random.range(60, 120),
    terrain: 'rolling',
    lean: -side * 0.5,
    detail: 0.5,
  })
  const x = w * (0.5 - side * random.range(0.04, 0.16))
  const y = heightAt(hill, x)
  const far = ridgeline(s, { base: h * 0.72, rise: 150, terrain: 'rolling', lean: side })
  const spot: Point = [w * (0.5 + side * random.range(0.08, 0.2)), y - random.range(260, 400)]
  const treeAt = w * (0.5 - side * 0.4)
  return [
    sky(s),
    disc(s, spot, random.range(120, 180)),
    layer(s, far, depth(s, 0.1), h * 0.86, 0.8),
    roundTree(random, [treeAt, heightAt(hill, treeAt) + 10], 500, depth(s, 0.55)),
    layer(s, hill, depth(s, 0.6), h * 1.1, 0.4),
    place(sittingDog(s, random.pick(furs(s))), { at: [x, y + 16], scale: 1.2, flip: side < 0 }),
    grasses(s, {
      from: -60,
      to: w + 60,
      base: h + 10,
      high: 170,
      count: Math.round(w / 7),
      colour: depth(s, 0.9),
      wind: side,
    }),
  ].join('')
}

const indoors = (s: Stage): string => {
  const { random, w, h } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.42
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.05, 90)
  const rug = depth(s, s.dark ? 0.2 : 0.5)
  const pose = random.pick([lyingDog, sittingDog])
  const scale = pose === lyingDog ? 1.45 : 1.6
  return [
    backdrop(s, [w / 2 + side * 60, top - 320], 340),
    table(s, top),
    path(
      d`M${x - 470} ${y + 8}C${x - 300} ${y - 40} ${x + 300} ${y - 40} ${x + 470} ${y + 8}` +
        d`C${x + 300} ${y + 66} ${x - 300} ${y + 66} ${x - 470} ${y + 8}Z`,
      rug,
    ),
    castShadow(s, [x, y + 6], pose === lyingDog ? 330 : 170, 18),
    place(pose(s, random.pick(furs(s))), { at: [x, y + 10], scale, flip: side < 0 }),
  ].join('')
}

export const dog = (s: Stage): string => s.random.pick([onHill, indoors])(s)
