import { against, mix } from '../colour.ts'
import { backdrop, board, castShadow, steam, table, tableLine } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { place, type Point } from '../svg.ts'
import { cup, potShapes, teapot as pot } from '../things/teaware.ts'

const clay = (s: Stage): string =>
  s.random.pick([
    s.colours.accent,
    mix(s.colours.accent, s.colours.ink, 0.35),
    s.dark ? mix(s.colours.paper, depth(s, 0.1), 0.55) : depth(s, 0.85),
  ])

export const teapot = (s: Stage): string => {
  const { random, w, h, colours } = s
  const y = tableLine(s) + (h - tableLine(s)) * 0.34
  const side = random.sign()
  const scale = random.range(1.05, 1.25)
  const x = w / 2 - side * Math.min(w * 0.07, 120)
  const cups = Math.max(1, Math.min(random.whole(1, 3), Math.floor(w / 480)))
  const tea = mix(colours.accent, '#c9a04a', 0.5)
  const window: Point = [w / 2 + side * random.range(20, 90), tableLine(s) - 330]
  const glaze = against(s.colours.sky[2], colours.paper, depth(s, 0.7))
  return [
    backdrop(s, window, 330),
    table(s, tableLine(s)),
    castShadow(s, [x, y + 26], 420),
    board(s, [x + side * 60, y], 780),
    place(pot(s, random.pick(potShapes), clay(s)), {
      at: [x - side * 60, y - 115 * scale],
      scale,
      flip: side < 0,
    }),
    ...Array.from({ length: cups }, (_, i) => {
      const at: Point = [x + side * (285 + i * 130), y - 46 + (i ? 36 : 0)]
      return (
        (i ? castShadow(s, [at[0], at[1] + 48], 60, 8) : '') +
        place(cup(s, glaze, tea), { at }) +
        (i ? '' : steam(s, [at[0], at[1] - 44], 190))
      )
    }),
  ].join('')
}
