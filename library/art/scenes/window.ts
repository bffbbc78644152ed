import { mix } from '../colour.ts'
import { disc, range, sky, type Terrain } from '../land.ts'
import { rainfall } from '../rainfall.ts'
import { steam } from '../still.ts'
import { depth, type Stage } from '../stage.ts'
import { d, group, line, path, place, rect, type Point } from '../svg.ts'
import { sparrow } from '../things/bird.ts'
import { branch } from '../things/branch.ts'
import { coats, sittingCat } from '../things/cat.ts'
import { blossom } from '../things/flower.ts'
import { cup } from '../things/teaware.ts'
import { vase } from '../things/vase.ts'

type Frame = { hole: string; bars: string; x: number; y: number; rx: number; ry: number }

const roundFrame = (x: number, y: number, r: number): Frame => ({
  x,
  y,
  rx: r,
  ry: r,
  hole: d`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  bars: [-0.62, 0.62]
    .map((t) => {
      const reach = r * Math.sqrt(1 - t * t)
      return d`M${x + t * r} ${y - reach}V${y + reach}M${x - reach} ${y + t * r}H${x + reach}`
    })
    .join(''),
})

const squareFrame = (x: number, y: number, rx: number, ry: number): Frame => {
  const [l, r, t, b] = [x - rx, x + rx, y - ry, y + ry]
  const inset = Math.min(rx, ry) * 0.3
  return {
    x,
    y,
    rx,
    ry,
    hole: d`M${l} ${t}H${r}V${b}H${l}Z`,
    bars:
      d`M${l + inset} ${t}V${b}M${r - inset} ${t}V${b}M${l} ${t + inset}H${r}` +
      d`M${l} ${b - inset}H${r}M${l + inset / 2} ${t + inset}V${b - inset}` +
      d`M${r - inset / 2} ${t + inset}V${b - inset}` +
      d`M${l + inset} ${t + inset / 2}H${r - inset}M${l + inset} ${b - inset / 2}H${r - inset}`,
  }
}

const eightFrame = (x: number, y: number, r: number): Frame => {
  const cut = r * 0.42
  const corner = (sx: number, sy: number): string =>
    d`M${x + sx * r} ${y + sy * cut}L${x + sx * cut} ${y + sy * r}`
  return {
    x,
    y,
    rx: r,
    ry: r,
    hole:
      d`M${x - cut} ${y - r}H${x + cut}L${x + r} ${y - cut}V${y + cut}L${x + cut} ${y + r}` +
      d`H${x - cut}L${x - r} ${y + cut}V${y - cut}Z`,
    bars: [-1, 1]
      .flatMap((sx) =>
        [-1, 1].map(
          (sy) =>
            corner(sx * 0.72, sy * 0.72) +
            d`M${x + sx * r * 0.72} ${y + sy * cut * 0.72}L${x + sx * r} ${y + sy * cut}` +
            d`M${x + sx * cut * 0.72} ${y + sy * r * 0.72}L${x + sx * cut} ${y + sy * r}`,
        ),
      )
      .join(''),
  }
}

const sprig = (s: Stage, { x, y, rx, ry }: Frame): string => {
  const side = s.random.sign()
  const grown = branch(
    s.random,
    {
      at: [x + side * rx * 1.1, y - ry * s.random.range(0.2, 0.9)],
      angle: side > 0 ? Math.PI - 0.2 : 0.2,
      length: rx * 1.6,
      width: 22,
      zigzag: 0.45,
    },
    1,
  )
  const petal = s.dark ? s.colours.paper : s.colours.accent
  const flowers = s.random
    .shuffle(grown.spurs)
    .slice(0, 22)
    .map(({ at }) =>
      place(blossom(s, s.random.range(15, 24), petal), { at, turn: s.random.range(0, 72) }),
    )
  return path(grown.wood, s.colours.ink) + flowers.join('')
}

const outside = (s: Stage, frame: Frame): string => {
  const { x, y, rx, ry } = frame
  const view = range(s, {
    count: 4,
    from: y + ry * 0.3,
    to: y + ry * 1.05,
    rise: ry * s.random.range(0.4, 0.75),
    terrain: s.random.pick<Terrain>(['rolling', 'peaks', 'karst']),
    lean: s.random.range(-0.9, 0.9),
    tones: [0, 0.5],
  }).svg
  const spot: Point = [x + rx * s.random.range(-0.5, 0.5), y - ry * s.random.range(0.15, 0.55)]
  const weather = s.random.pick<() => string>([
    () => sprig(s, frame),
    () => rainfall(s, Math.round(s.w / 5), 0.22, s.colours.paper, 0.6),
    () => '',
  ])()
  return sky(s) + disc(s, spot, Math.min(rx, ry) * s.random.range(0.16, 0.24)) + view + weather
}

const onSill = (s: Stage, at: Point): string =>
  s.random.pick<() => string>([
    () =>
      place(sittingCat(s, s.random.pick(coats(s))), {
        at: [at[0], at[1] + 4],
        flip: s.random.chance(0.5),
      }),
    () => place(vase(s, s.dark ? depth(s, 0.1) : depth(s, 0.3)), { at }),
    () =>
      place(cup(s, s.colours.paper, '#be8a2f'), { at: [at[0], at[1] - 51], scale: 1.1 }) +
      steam(s, [at[0], at[1] - 100], 240),
    () => place(sparrow(s), { at }),
  ])()

export const window = (s: Stage): string => {
  const { random, w, h, colours } = s
  const sill = h * 0.84
  const [x, y] = [w * (0.5 + random.range(-0.05, 0.05)), h * 0.44]
  const r = Math.min(w * 0.38, h * 0.36)
  const frame = random.pick<() => Frame>([
    () => roundFrame(x, y, r),
    () => eightFrame(x, y, r),
    () => squareFrame(x, y, Math.min(w * 0.36, h * 0.62), Math.min(h * 0.34, w * 0.5)),
  ])()
  const wall = s.dark ? mix(depth(s, 1), colours.ink, 0.3) : depth(s, 0.82)
  const wood = s.dark ? mix(colours.ink, '#000000', 0.2) : mix(depth(s, 1), colours.ink, 0.3)
  const seat: Point = [x + random.sign() * frame.rx * random.range(0.35, 0.62), sill]
  return [
    group(outside(s, frame), { 'clip-path': s.clip(path(frame.hole, '#000')) }),
    path(
      `M-5-5H${w + 5}V${h + 5}H-5Z${frame.hole}`,
      s.fade(
        [
          [0, mix(wall, colours.paper, 0.06)],
          [1, mix(wall, colours.ink, 0.2)],
        ],
        [0, 0],
        [0, h],
      ),
      { 'fill-rule': 'evenodd' },
    ),
    line(frame.bars, wood, 9, { 'stroke-linecap': 'butt' }),
    line(frame.hole, wood, 24, { 'stroke-linejoin': 'miter' }),
    line(frame.hole, mix(wood, colours.paper, 0.25), 2.4, { 'stroke-linejoin': 'miter' }),
    rect(
      -5,
      sill,
      w + 10,
      h - sill + 5,
      s.fade(
        [
          [0, mix(wall, colours.paper, 0.2)],
          [1, wall],
        ],
        [0, sill],
        [0, h],
      ),
    ),
    rect(-5, sill, w + 10, 8, colours.paper, { opacity: 0.14 }),
    onSill(s, [seat[0], sill + 14]),
  ].join('')
}
