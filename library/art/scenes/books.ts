import { sky } from '../land.ts'
import { backdrop, castShadow, steam, table, tableLine } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { line, place, rect, type Point } from '../svg.ts'
import { bookStack, openBook, shelfRow } from '../things/book.ts'
import { cup } from '../things/teaware.ts'
import { vase } from '../things/vase.ts'

const spectacles =
  'M-60-30a30 26 0 1 0 60 0a30 26 0 1 0-60 0M14-30a30 26 0 1 0 60 0' +
  'a30 26 0 1 0-60 0M0-34C4-40 10-40 14-34M-60-34L-86-46M74-34L100-46'

const crown = (s: Stage): string =>
  s.random.pick<() => string>([
    () => place(openBook(s), { scale: 0.72 }),
    () =>
      place(cup(s, s.colours.paper, '#be8a2f'), { at: [20, -55], scale: 1.2 }) +
      steam(s, [20, -110], 220),
    () => place(line(spectacles, s.colours.ink, 5), { scale: 1.25, at: [0, 2] }),
  ])()

const stacked = (s: Stage): string => {
  const { random, w, h } = s
  const top = tableLine(s)
  const y = top + (h - top) * 0.36
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.08, 170)
  const pile = bookStack(s, random.whole(4, 6), 500)
  const beside: Point = [x + side * (w > 1100 ? 430 : 330), y + 22]
  return [
    backdrop(s, [w / 2 + side * 60, top - 340], 340),
    table(s, top),
    castShadow(s, [x, y], 280, 16),
    place(pile.svg, { at: [x, y] }),
    place(crown(s), { at: [x, y - pile.high] }),
    castShadow(s, beside, 70, 10),
    place(vase(s, depth(s, s.dark ? 0.05 : 0.6)), { at: beside, scale: 0.95, flip: side < 0 }),
  ].join('')
}

const reading = (s: Stage): string => {
  const { random, w, h, colours } = s
  const top = tableLine(s) - 30
  const y = top + (h - top) * 0.6
  const side = random.sign()
  const x = w / 2 - side * Math.min(w * 0.06, 120)
  const far: Point = [x + side * Math.min(w * 0.36, 470), top + 60]
  return [
    backdrop(s, [w / 2 + side * 40, top - 320], 340),
    table(s, top),
    castShadow(s, far, 66, 10),
    place(vase(s, depth(s, s.dark ? 0.05 : 0.6)), { at: far }),
    castShadow(s, [x, y + 26], 400, 22),
    place(openBook(s), { at: [x, y], scale: 1.22 }),
    place(cup(s, colours.paper, '#be8a2f'), { at: [x + side * 350, y + 6], scale: 1.1 }),
    steam(s, [x + side * 350, y - 44], 240),
  ].join('')
}

const shelved = (s: Stage): string => {
  const { random, w, h } = s
  const gap = Math.min(430, h * 0.42)
  const rows = Math.max(2, Math.floor(h / gap))
  const foot = h - (h - rows * gap) / 2 - 20
  return (
    sky(s) +
    Array.from({ length: rows }, (_, i) => {
      const y = foot - i * gap
      const flip = (i + random.whole(0, 1)) % 2 === 1
      const { svg, end } = shelfRow(s, w * random.range(0.4, 0.66), gap * 0.68)
      const last =
        i % 2 === 0
          ? place(vase(s, depth(s, s.dark ? 0.05 : 0.6)), { at: [end + 120, 0], scale: gap / 560 })
          : place(bookStack(s, 2, 230).svg, { at: [end + 160, 0] })
      return (
        place(svg + last, { at: flip ? [w - w * 0.05, y] : [w * 0.05, y], flip }) +
        rect(-5, y, w + 10, 20, depth(s, s.dark ? 0.9 : 0.75)) +
        rect(-5, y + 20, w + 10, 34, s.colours.ink, { opacity: 0.12 })
      )
    }).join('')
  )
}

export const books = (s: Stage): string => s.random.pick([stacked, reading, shelved])(s)
