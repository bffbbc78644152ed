import { mix } from '../colour.ts'
import { brush, leaf } from '../curve.ts'
import { backdrop, castShadow, solid, steam, table, tableLine } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, d, ellipse, group, line, path, place, type Point } from '../svg.ts'

const inner = 'M-204-4A204 52 0 1 1 204-4A204 52 0 1 1-204-4Z'

const soup = (s: Stage, colour: string, inside: string): string =>
  group(ellipse([0, 8], 204, 52, colour) + inside, { 'clip-path': s.clip(path(inner, '#000')) })

const tangyuan = (s: Stage): string => {
  const spots: readonly Point[] = [
    [-96, -12],
    [-20, -26],
    [64, -22],
    [128, 0],
    [-58, 16],
    [26, 12],
    [92, 26],
  ]
  return soup(
    s,
    mix('#c6a268', s.colours.accent, 0.12),
    spots
      .map(
        (at) =>
          ellipse([at[0] + 4, at[1] + 12], 44, 16, s.colours.ink, { opacity: 0.18 }) +
          circle(at, 38, s.colours.paper) +
          path(d`M${at[0] + 8} ${at[1] - 36}a38 38 0 0 1 0 72a52 52 0 0 0 0-72Z`, s.colours.ink, {
            opacity: 0.14,
          }),
      )
      .join(''),
  )
}

const noodles = (s: Stage): string => {
  const strands = Array.from({ length: 26 }, (_, i) => {
    const y = -38 + i * 3.2
    const sway = s.random.range(-16, 16)
    return (
      d`M-210 ${y}C-120 ${y - 26 + sway}-60 ${y + 24 - sway} 10 ${y + sway * 0.4}` +
      d`S150 ${y - 20} 212 ${y + sway}`
    )
  }).join('')
  const dough = mix('#ead89a', s.colours.paper, 0.35)
  const greens =
    leaf([-118, -14], -0.5, 110, 36, 0.12) +
    leaf([-104, 2], 0, 110, 36, 0.12) +
    leaf([-128, 6], -0.2, 110, 36, 0.12)
  const egg = ellipse([92, -2], 58, 26, s.colours.paper) + ellipse([94, -2], 30, 14, '#e5a84b')
  return soup(
    s,
    mix('#be8a2f', dough, 0.55),
    line(strands, dough, 5.4) +
      line(strands, mix(dough, s.colours.ink, 0.3), 1, { opacity: 0.5 }) +
      path(greens, mix('#4f794a', s.colours.layers[3], 0.4)) +
      egg,
  )
}

const rice = (s: Stage): string => {
  const mound = 'M-206-2C-190-78-96-118 4-116C104-114 192-74 206-2C150 54-150 54-206-2Z'
  const grains = Array.from({ length: 90 }, () => {
    const x = s.random.range(-170, 170)
    const top = -104 + (x * x) / 300
    const y = s.random.range(Math.min(top, 10), 26)
    return leaf([x, y], s.random.range(0, 3.1), 15, 5)
  }).join('')
  return (
    solid(s, mound, s.colours.paper, -210, 210, 0.2) + path(grains, s.colours.ink, { opacity: 0.1 })
  )
}

const congee = (s: Stage): string => {
  const bean = mix('#8f3d2c', s.colours.accent, 0.3)
  const spots = Array.from({ length: 46 }, () => {
    const angle = s.random.range(0, 6.28)
    const reach = Math.sqrt(s.random.next())
    const at: Point = [Math.cos(angle) * reach * 186, Math.sin(angle) * reach * 40 - 2]
    const tint = s.random.pick([bean, '#d3a237', s.colours.paper, bean, '#81492c'])
    return ellipse(at, s.random.range(9, 15), s.random.range(6, 9), tint)
  }).join('')
  return soup(s, mix('#c8b5b3', bean, 0.35), spots)
}

/** Rim on y = 0, 436 wide, foot on y = 216. */
const vessel = (s: Stage, glaze: string, trim: string, filling: string): string => {
  const body = 'M-218 0C-214 108-130 182-84 194L84 194C130 182 214 108 218 0C160 62-160 62-218 0Z'
  const waves = Array.from({ length: 9 }, (_, i) => {
    const x = -176 + i * 44
    return d`M${x - 22} ${112 - (x * x) / 700}a22 20 0 0 1 44 0`
  }).join('')
  return [
    path('M-82 190L82 190L74 216L-74 216Z', mix(glaze, s.colours.ink, 0.25)),
    ellipse([0, 0], 218, 60, mix(glaze, s.colours.ink, 0.16)),
    filling,
    solid(s, body, glaze, -218, 218, 0.28),
    line('M-213 15C-158 76 158 76 213 15', trim, 5),
    line('M-214 28C-158 90 158 90 214 28', trim, 1.8),
    line(waves, trim, 2.6, { opacity: 0.75 }),
    line('M-114 176C-60 188 60 188 114 176', trim, 2.4),
    line('M-218 0A218 60 0 0 0 218 0', mix(glaze, s.colours.paper, 0.5), 4, {
      'stroke-linecap': 'butt',
    }),
  ].join('')
}

const sticks = (s: Stage, ...pairs: readonly (readonly [Point, Point])[]): string =>
  path(
    pairs.map((ends) => brush(ends, (t) => 11 - 5 * t)).join(''),
    mix('#72453a', s.colours.ink, 0.3),
  )

/** Chopsticks laid across the rim, their red ends to the right. */
const across = (s: Stage): string =>
  sticks(
    s,
    [
      [292, -66],
      [-250, 10],
    ],
    [
      [300, -46],
      [-240, 26],
    ],
  ) + path('M292-72L258-68L259-56L294-60ZM300-52L266-48L267-36L302-40Z', s.colours.accent)

/** Chopsticks on their rest beside the bowl. */
const onRest = (s: Stage): string =>
  sticks(
    s,
    [
      [200, -8],
      [-190, 0],
    ],
    [
      [204, 8],
      [-186, 14],
    ],
  ) + path('M-132-6C-128 26-108 26-104-6C-110 4-126 4-132-6Z', s.colours.accent)

export const bowl = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = tableLine(s)
  const x = w / 2 + random.range(-0.06, 0.06) * w
  const y = top + (h - top) * 0.36
  const scale = random.range(1.12, 1.3)
  const filling = random.pick([tangyuan, noodles, rice, congee])
  const pale = random.chance(0.65)
  const strong = s.dark ? colours.accent : depth(s, 0.75)
  const glaze = pale ? colours.paper : strong
  const trim = pale ? depth(s, s.dark ? 0.3 : 0.7) : mix(colours.paper, glaze, 0.3)
  const inUse = random.chance(0.6) || w < 1200
  return [
    backdrop(s, [w / 2 + random.range(-120, 120), top - 330], 340),
    table(s, top),
    castShadow(s, [x, y - 4], 210, 24),
    steam(s, [x, y - 216 * scale - 20], 330, 3),
    place(vessel(s, glaze, trim, filling(s)) + (inUse ? across(s) : ''), {
      at: [x, y - 216 * scale],
      scale,
    }),
    inUse ? '' : place(onRest(s), { at: [x + random.sign() * 500, y + 10] }),
  ].join('')
}
