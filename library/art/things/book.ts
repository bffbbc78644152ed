import { mix } from '../colour.ts'
import { depth, type Stage } from '../stage.ts'
import { d, line, path, place, rect } from '../svg.ts'

const covers = (s: Stage): readonly [string, ...string[]] => [
  s.colours.accent,
  depth(s, 0.85),
  depth(s, 0.45),
  mix(s.colours.paper, depth(s, 0.2), 0.35),
  mix(s.colours.accent, s.colours.ink, 0.45),
  depth(s, 0.15),
]

const spine = (s: Stage, wide: number, high: number, colour: string): string => {
  const trim = mix(s.colours.paper, colour, 0.15)
  const label = s.random.chance(0.5)
    ? rect(-wide * 0.2, -high * 0.74, wide * 0.4, high * 0.48, trim, { rx: 2, opacity: 0.9 })
    : line(
        [-0.36, -0.33, 0.36].map((x) => d`M${wide * x} ${-high * 0.78}V${-high * 0.22}`).join(''),
        trim,
        2.6,
        { opacity: 0.85 },
      )
  const [shade, rx] = [high * 0.26, high * 0.12]
  return (
    rect(-wide / 2, -high, wide, high, colour, { rx }) +
    label +
    rect(-wide / 2, -shade, wide, shade, s.colours.ink, { rx, opacity: 0.16 })
  )
}

const foreEdge = (s: Stage, wide: number, high: number, colour: string): string => {
  const leaves = [0.3, 0.42, 0.54, 0.66, 0.76]
    .map((t) => d`M${-wide / 2 + 14} ${-high * t}H${wide / 2 - 8}`)
    .join('')
  return (
    rect(-wide / 2 + 10, -high + 4, wide - 16, high - 8, mix(s.colours.paper, '#d5c8a0', 0.3)) +
    line(leaves, s.colours.ink, 1.3, { opacity: 0.18 }) +
    rect(-wide / 2, -high, wide, 9, colour, { rx: 3 }) +
    rect(-wide / 2, -9, wide, 9, colour, { rx: 3 }) +
    rect(-wide / 2, -high, 11, high, mix(colour, s.colours.ink, 0.2), { rx: 4 })
  )
}

/** Closed books lying on one another, the lowest on y = 0. */
export const bookStack = (s: Stage, count: number, wide: number): { svg: string; high: number } => {
  const colours = covers(s)
  const start = s.random.whole(0, 5)
  const stack = { svg: '', high: 0 }
  for (let i = 0; i < count; i += 1) {
    const high = s.random.range(44, 72)
    const length = wide * (1 - i * 0.05) * s.random.range(0.88, 1.04)
    const colour = colours[(start + i) % colours.length] ?? colours[0]
    const make = s.random.chance(0.55) ? spine : foreEdge
    stack.svg += place(make(s, length, high, colour), {
      at: [s.random.range(-0.06, 0.06) * wide, -stack.high],
      flip: s.random.chance(0.5),
    })
    stack.high += high
  }
  return stack
}

/** An open book seen from the reader's side, 620 wide, lying on y = 0. */
export const openBook = (s: Stage): string => {
  const page = mix(s.colours.paper, '#ebe3c7', 0.25)
  const block =
    'M0 0C-50-30-190-42-290-20L-310-6C-200-20-60-8 0 22C60-8 200-20 310-6L290-20' +
    'C190-42 50-30 0 0Z'
  const left = 'M0-66C-60-104-200-108-286-78L-290-20C-190-42-50-30 0 0Z'
  const right = 'M0-66C60-104 200-108 286-78L290-20C190-42 50-30 0 0Z'
  const rows = [0, 1, 2, 3]
    .map((i) => {
      const y = -82 + i * 15
      return (
        d`M-248 ${y + 2}C-180 ${y - 12}-90 ${y - 10}-34 ${y + 12}M248 ${y + 2}` +
        `C180 ${y - 12} 90 ${y - 10} 34 ${y + 12}`
      )
    })
    .join('')
  return [
    path(
      'M-322 0C-200-16-60-2 0 26C60-2 200-16 322 0L316 12C200-2 60 12 0 36C-60 12-200-2-316 12Z',
      depth(s, 0.8),
    ),
    path(block, mix(page, s.colours.ink, 0.22)),
    path(left, page),
    path(right, mix(page, s.colours.ink, 0.07)),
    line(rows, s.colours.ink, 2, { opacity: 0.22 }),
    line('M0-66C-2-44-2-20 0 0', s.colours.ink, 2, { opacity: 0.3 }),
  ].join('')
}

/** Books standing on a shelf at y = 0, from x = 0 to the right; returns where they end. */
export const shelfRow = (s: Stage, until: number, high: number): { svg: string; end: number } => {
  const colours = covers(s)
  let x = 0
  let svg = ''
  let turn = s.random.whole(0, 5)
  while (x < until) {
    const wide = s.random.range(34, 84)
    const tall = high * s.random.range(0.72, 1)
    const colour = colours[turn % colours.length] ?? colours[0]
    const trim = mix(s.colours.paper, colour, 0.2)
    const lean = x > 60 && s.random.chance(0.12) ? -8 : 0
    const bands = s.random.chance(0.5)
      ? rect(0, -tall * 0.86, wide, 5, trim) +
        rect(0, -tall * 0.82, wide, 3, trim) +
        rect(0, -tall * 0.16, wide, 5, trim)
      : rect(wide * 0.24, -tall * 0.84, wide * 0.52, tall * 0.36, trim, { rx: 2 })
    const book =
      rect(0, -tall, wide, tall, colour, { rx: 3 }) +
      bands +
      rect(wide * 0.78, -tall, wide * 0.22, tall, s.colours.ink, { rx: 3, opacity: 0.14 })
    svg += place(book, { at: [x + (lean ? tall * 0.14 : 0), 0], turn: lean })
    x += wide + 3 + (lean ? tall * 0.14 + 6 : 0)
    turn += s.random.whole(1, 3)
  }
  return { svg, end: x }
}
