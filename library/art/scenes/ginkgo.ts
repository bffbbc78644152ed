import { mix } from '../colour.ts'
import { layer, moon, ridgeline, sky, sun } from '../land.ts'
import { castShadow } from '../still.ts'
import { bark, depth, type Stage } from '../stage.ts'
import { d, line, path, place, type Point } from '../svg.ts'
import { branch } from '../things/branch.ts'
import { sparrow } from '../things/bird.ts'

const { PI } = Math

const blade =
  'M0 0C-14-34-66-54-100-58C-104-80-78-106-50-112C-30-118-10-110 0-88' +
  'C10-112 32-118 54-110C80-102 104-80 100-56C66-52 14-34 0 0Z'
const veins =
  'M0-4L-84-66M0-4L-66-88M0-4L-44-102M0-4L-20-104' + 'M0-4L84-64M0-4L66-86M0-4L44-100M0-4L20-102'

/** One fan-shaped leaf, 200 wide, hanging from the end of its stalk. */
const fanLeaf = (colour: string, vein: string): string =>
  line('M0 78C4 50-4 26 0 0', vein, 6) +
  path(blade, colour) +
  line(veins, vein, 2, { opacity: 0.4 })

const golds = (s: Stage): readonly [string, ...string[]] => [
  mix('#fac03d', s.colours.accent, 0.12),
  mix('#db9b34', s.colours.accent, 0.16),
  mix('#d6bc46', s.colours.accent, 0.1),
  mix('#e5a84b', s.colours.paper, 0.12),
]

const placed = (s: Stage, at: Point, turn: number, scale: number): string => {
  const colour = s.random.pick(golds(s))
  return place(fanLeaf(colour, mix(colour, s.colours.ink, 0.4)), { at, turn, scale })
}

const onBranch = (s: Stage): string => {
  const { random, w, h } = s
  const side = random.sign()
  const start: Point = [side > 0 ? -30 : w + 30, h * random.range(0.08, 0.3)]
  const grown = branch(
    random,
    {
      at: start,
      angle: side > 0 ? random.range(0.1, 0.35) : PI - random.range(0.1, 0.35),
      length: Math.max(w * 0.74, 760),
      width: 34,
      zigzag: 0.32,
    },
    2,
  )
  const far = ridgeline(s, { base: h * 0.93, rise: 120, terrain: 'rolling', lean: -side })
  const at: Point = [w * (0.5 + side * random.range(0.14, 0.28)), h * random.range(0.5, 0.62)]
  const leaves = grown.spurs.flatMap((spur) =>
    Array.from({ length: random.whole(1, 3) }, () =>
      placed(s, [spur.at[0], spur.at[1] + 26], 180 + random.range(-70, 70), random.range(0.3, 0.5)),
    ),
  )
  const falling = Array.from({ length: random.whole(7, 12) }, () =>
    placed(
      s,
      [w * random.range(0.05, 0.95), h * random.range(0.5, 0.96)],
      random.range(0, 360),
      random.range(0.22, 0.42),
    ),
  )
  return [
    sky(s),
    s.dark ? moon(s, at, 110) : sun(s, at, random.range(80, 120)),
    layer(s, far, depth(s, 0.02), h * 1.02, 0.9),
    path(grown.wood, bark(s)),
    ...leaves,
    ...falling,
  ].join('')
}

const trunk = (s: Stage, x: number, ground: number, wide: number, colour: string): string => {
  const at = (across: number, y: number): string => d`${x + across * wide} ${y}`
  const [root, sole] = [ground + wide * 0.2, ground + wide * 0.08]
  const outline =
    `M${at(-0.62, -10)}` +
    `C${at(-0.6, ground * 0.4)} ${at(-0.62, ground - wide)} ${at(-1, root)}` +
    `C${at(-0.34, sole)} ${at(0.34, sole)} ${at(1, root)}` +
    `C${at(0.62, ground - wide)} ${at(0.6, ground * 0.4)} ${at(0.62, -10)}Z`
  const seams = Array.from({ length: 8 }, (_, i) => {
    const from = s.random.range(0, ground * 0.3)
    const to = s.random.range(ground * 0.4, ground - wide * 0.3)
    return `M${at((i - 3.5) * 0.13, from)}L${at((i - 3.5) * 0.13, to)}`
  }).join('')
  return (
    castShadow(s, [x, ground + wide * 0.16], wide * 1.1, wide * 0.14) +
    path(outline, colour) +
    line(seams, s.colours.ink, wide * 0.03, { opacity: 0.18 })
  )
}

const underfoot = (s: Stage): string => {
  const { random, w, h } = s
  const ground = h * random.range(0.58, 0.7)
  const floor = s.dark ? depth(s, 0.6) : mix(depth(s, 0.15), s.mist, 0.3)
  const wood = s.dark ? depth(s, 0.9) : mix(depth(s, 0.85), '#5f4321', 0.45)
  const side = random.sign()
  const nearX = w * (0.5 + side * random.range(0.14, 0.34))
  const far = Array.from({ length: random.whole(1, 3) + Math.round(w / 700) }, () =>
    trunk(s, random.range(0, w), ground, random.range(26, 48), mix(wood, s.mist, 0.62)),
  ).join('')
  const count = Math.round((w * (h - ground)) / 4600)
  const rows = Array.from({ length: count }, () => random.next() ** 0.8).sort((a, b) => a - b)
  const fill = s.fade(
    [
      [0, floor],
      [1, mix(floor, depth(s, 0.4), 0.5)],
    ],
    [0, ground],
    [0, h],
  )
  return [
    sky(s),
    path(d`M-5 ${ground}H${w + 5}V${h + 5}H-5Z`, fill),
    far,
    trunk(s, nearX, ground + 24, random.range(84, 124), wood),
    ...rows.map((t) =>
      placed(
        s,
        [random.range(-20, w + 20), ground + 16 + t * (h - ground)],
        random.range(0, 360),
        (0.14 + 0.3 * t) * random.range(0.8, 1.15),
      ),
    ),
    ...Array.from({ length: random.whole(5, 10) }, () =>
      placed(
        s,
        [random.range(0, w), random.range(h * 0.1, ground)],
        random.range(0, 360),
        random.range(0.24, 0.42),
      ),
    ),
    random.chance(0.6)
      ? place(sparrow(s), {
          at: [w - nearX, ground + (h - ground) * 0.4],
          scale: 0.8,
          flip: side < 0,
        })
      : '',
  ].join('')
}

export const ginkgo = (s: Stage): string => s.random.pick([onBranch, underfoot])(s)
