import { mix } from '../colour.ts'
import { sky } from '../land.ts'
import { castShadow, table, tableLine } from '../still.ts'
import { atNight, type Stage } from '../stage.ts'
import { d, line, place, type Point } from '../svg.ts'
import { bookStack } from '../things/book.ts'
import { aura, lantern, paperLamp } from '../things/lantern.ts'
import { eaves } from '../things/roof.ts'
import { cup } from '../things/teaware.ts'
import { street } from './roofs.ts'

const hung = (s: Stage): string => {
  const { random, w, h, colours } = s
  const red = mix(colours.accent, '#c12c1f', 0.55)
  const count = Math.max(2, Math.min(random.whole(2, 4), Math.round(w / 420)))
  const order = random.shuffle(Array.from({ length: count }, (_, i) => i))
  const spots = order.map((rank, i): { at: Point; scale: number } => ({
    at: [
      w * ((i + 0.5) / count) + random.range(-0.12, 0.12) * (w / count),
      h * (0.36 + 0.3 * (rank / count)) + random.range(-30, 30),
    ],
    scale: 0.62 + 0.5 * (rank / count) + random.range(0, 0.2),
  }))
  return [
    sky(s),
    street(s, h * 0.88, 150, 0.75),
    ...spots.map(({ at, scale }) => aura(s, at, 430 * scale, mix(red, '#f2c867', 0.5), 0.42)),
    ...spots
      .sort((a, b) => a.scale - b.scale)
      .map(
        ({ at, scale }) =>
          line(d`M${at[0]} -10L${at[0]} ${at[1] - 130 * scale}`, colours.ink, 3.4) +
          place(lantern(s, red, mix('#d3a237', colours.ink, 0.15)), { at, scale }),
      ),
    eaves(s, h * 0.13),
  ].join('')
}

const onTable = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.34
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.1, 200)
  const warm = mix(colours.accent, '#e5a84b', 0.6)
  const scale = random.range(1.05, 1.2)
  const centre: Point = [x, y - 200 * scale]
  return [
    sky(s),
    table(s, top),
    aura(s, centre, 760, warm, 0.62),
    castShadow(s, [x, y], 150 * scale, 14),
    place(paperLamp(s, warm), { at: [x, y], scale }),
    castShadow(s, [x + side * 330, y + 34], 190, 14),
    place(bookStack(s, 2, 300).svg, { at: [x + side * 330, y + 34] }),
    place(cup(s, colours.paper, '#be8a2f'), { at: [x - side * 260, y + 2], scale: 1.05 }),
  ].join('')
}

export const lamp = (day: Stage): string => {
  const s = atNight(day)
  return s.random.pick([hung, onTable])(s)
}
