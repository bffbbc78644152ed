import { mix } from '../colour.ts'
import { disc, layer, ridgeline, sky } from '../land.ts'
import { depth, type Stage } from '../stage.ts'
import { d, group, line as stroke, place, rect } from '../svg.ts'
import { boat, boatShade } from '../things/boat.ts'
import { willow } from '../things/branch.ts'
import { bridge as drawn, deckPoint, type Span } from '../things/bridge.ts'
import { grasses } from '../things/grass.ts'
import { underUmbrella, walker } from '../things/small.ts'
import { reflection, ripples, water } from '../water.ts'

const spans = (s: Stage): Span => {
  const room = Math.max(s.w * 0.5, 520)
  if (s.random.chance(0.5) || s.w < 1100) {
    const half = Math.min(room, 620)
    return { half, rise: 236, arches: [[0, 168]] }
  }
  const half = Math.min(room, 900)
  return {
    half,
    rise: 190,
    arches: [
      [0, 132],
      [-290, 84],
      [290, 84],
      [-490, 44],
      [490, 44],
    ],
  }
}

/** Stone quays carry the bridge to both edges of the picture. */
const quay = (s: Stage, line: number, from: number, to: number, side: number): string => {
  if ((to - from) * side <= 0) return ''
  const [left, wide] = [Math.min(from, to), Math.abs(to - from)]
  const stone = s.dark ? depth(s, 0.2) : depth(s, 0.5)
  const courses = [0, 1]
    .map((row) =>
      Array.from(
        { length: Math.ceil(wide / 62) + 1 },
        (_, i) => d`M${left + i * 62 + row * 31} ${line - 36 + row * 19}v19`,
      ).join(''),
    )
    .join('')
  return (
    group(
      rect(left, line - 36, wide, 38, stone) +
        stroke(d`${courses}M${left} ${line - 17}h${wide}`, mix(stone, s.colours.ink, 0.3), 1.8) +
        rect(left, line - 40, wide, 6, mix(stone, s.colours.ink, 0.4)) +
        rect(left, line + 2, wide, 30, stone, { opacity: 0.3 }),
      {
        'clip-path': s.clip(rect(left, 0, wide, s.h, '#000')),
      },
    ) +
    grasses(s, {
      from: to - side * wide * 0.7,
      to: to + side * 60,
      base: line - 36,
      high: 90,
      count: 22,
      colour: depth(s, 0.75),
      wind: side,
    })
  )
}

export const bridge = (s: Stage): string => {
  const { random, w, h, colours } = s
  const line = h * random.range(0.62, 0.7)
  const side = random.sign()
  const x = w * (0.5 + side * random.range(0, 0.1))
  const span = spans(s)
  const hills = [0, 1].map((i) =>
    ridgeline(s, {
      base: line + 4,
      rise: 210 - i * 90,
      terrain: random.pick(['rolling', 'karst']),
      detail: 0.5,
      lean: (i ? 1 : -1) * side * 0.8,
      floor: line,
    }),
  )
  const [sx, sy] = deckPoint(span.half * random.range(-0.24, 0.24), span)
  const stroller = random.pick([underUmbrella, walker])(colours.accent, colours.ink)
  const bridgeDrawing = drawn(s, span)
  const boatColours = { hull: colours.ink, cover: depth(s, 0.8), figure: colours.ink }
  return [
    sky(s),
    disc(
      s,
      [w * (0.5 - side * random.range(0.1, 0.3)), line - random.range(310, 430)],
      random.range(50, 80),
    ),
    water(s, line),
    ...hills.map(
      (points, i) =>
        layer(s, points, depth(s, i * 0.2), line + 20, 0.7) +
        reflection(s, points, line, depth(s, i * 0.2), 0.3),
    ),
    place(group(bridgeDrawing, { transform: 'scale(1 -0.92)', opacity: 0.4 }), { at: [x, line] }),
    ripples(s, line, Math.round(w / 40), colours.paper, 0.3),
    place(stroller, { at: [x + sx, line + sy + 2], scale: 0.78, flip: side > 0 }),
    quay(s, line, x - span.half + 6, -10, -1),
    quay(s, line, x + span.half - 6, w + 10, 1),
    place(bridgeDrawing, { at: [x, line] }),
    place(boatShade(colours.ink) + boat(boatColours, random.pick(['pole', 'none'])), {
      at: [w * (0.5 - side * random.range(0.16, 0.3)), line + (h - line) * 0.5],
      scale: 0.74,
      flip: side < 0,
    }),
    willow(
      s,
      [side > 0 ? w + 40 : -40, h * 0.06],
      [w * (0.5 + side * 0.1), h * 0.03],
      Math.round(w / 80),
      Math.min(h * 0.44, 560),
      depth(s, 0.7),
    ),
  ].join('')
}
