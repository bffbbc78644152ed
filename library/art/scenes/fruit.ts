import { mix } from '../colour.ts'
import { backdrop, castShadow, solid, table, tableLine } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { ellipse, line, place, type Point } from '../svg.ts'
import { grapes, orange, peach, pear, persimmon, pomegranate } from '../things/fruit.ts'

type Fruit = (s: Stage, colour: string) => string
type Choice = { draw: Fruit; tint: string }

const basket = (s: Stage): readonly [Choice, ...Choice[]] => {
  const { accent } = s.colours
  const gold = mix('#d3a237', accent, 0.2)
  return [
    { draw: pear, tint: mix('#c0ad5e', s.colours.layers[1], 0.25) },
    { draw: peach, tint: mix('#dd6b7b', accent, 0.5) },
    { draw: orange, tint: mix('#e18a3b', accent, 0.25) },
    { draw: persimmon, tint: mix('#ed6d46', accent, 0.4) },
    { draw: pomegranate, tint: mix('#b13b2e', accent, 0.4) },
    { draw: orange, tint: gold },
  ]
}

/** A high-footed dish, 480 wide; its rim lies on y = 0. */
const dish = (s: Stage, glaze: string): { back: string; front: string; foot: number } => {
  const trim = mix(glaze, s.colours.ink, 0.4)
  return {
    back: ellipse([0, 0], 242, 34, mix(glaze, s.colours.ink, 0.22)),
    front:
      solid(
        s,
        'M-242 0C-226 62-90 88-40 92C-34 120-38 150-78 172L78 172C38 150 34 120 40 92' +
          'C90 88 226 62 242 0C170 44-170 44-242 0Z',
        glaze,
        -242,
        242,
        0.28,
      ) +
      line('M-226 28C-120 72 120 72 226 28', trim, 3, { opacity: 0.5 }) +
      ellipse([0, 172], 78, 9, mix(glaze, s.colours.ink, 0.18)),
    foot: 178,
  }
}

const heap = (s: Stage, choices: readonly Choice[]): string => {
  const spots: readonly (readonly [number, number, number])[] = [
    [-62, -70, -6],
    [74, -66, 8],
    [6, -128, 2],
    [-142, 6, -12],
    [138, 8, 10],
    [-4, 22, 0],
  ]
  return spots
    .map(([x, y, turn], i) => {
      const choice = choices[i % choices.length]
      if (!choice) return ''
      return place(choice.draw(s, choice.tint), {
        at: [x, y],
        turn,
        scale: 0.86,
        flip: i % 2 === 1,
      })
    })
    .join('')
}

const loose = (s: Stage, choice: Choice, at: Point): string =>
  castShadow(s, at, 76, 13) +
  place(choice.draw(s, choice.tint), {
    at: [at[0], at[1] + 5],
    scale: 0.95,
    turn: s.random.range(-5, 5),
  })

export const fruit = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = tableLine(s)
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.08, 190)
  const y = top + (h - top) * 0.3
  const first = random.pick(basket(s))
  const second = random.pick(basket(s))
  const glaze = random.pick([colours.paper, s.dark ? depth(s, 0) : depth(s, 0.7)])
  const bowl = dish(s, glaze)
  const bunch: Choice = { draw: grapes, tint: mix('#594c57', colours.layers[3], 0.5) }
  const extra = random.chance(0.5) ? bunch : second
  return [
    backdrop(s, [w / 2 + side * 80, top - 320], 340),
    table(s, top),
    castShadow(s, [x, y + 4], 130, 14),
    place(bowl.back + heap(s, [first, second, first]) + bowl.front, { at: [x, y - bowl.foot] }),
    loose(s, extra, [x + side * 330, y + 44]),
    random.chance(0.6) && w > 1150 ? loose(s, first, [x + side * 480, y + 18]) : '',
  ].join('')
}
