import { mix } from '../colour.ts'
import { brush, polar, taper, trace } from '../curve.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, el, ellipse, group, line, path, type Point } from '../svg.ts'

const wing =
  'M0-120C40-128 70-142 118-146C176-150 226-128 244-96C250-78 240-62 224-56' +
  'C160-74 92-60 44-14C26-2 0 0 0 0Z'
const tail = 'M0 46C34 56 92 118 128 204C116 216 98 214 88 206C66 158 34 118 0 104Z'

const mirrored = (half: string): string => half + el('g', { transform: 'scale(-1 1)' }, half)

const wingMarks = (s: Stage, bright: string): string => {
  const pale = s.colours.paper
  return [
    line('M60-120C110-134 176-132 224-102', pale, 5),
    line('M70-106C116-118 170-116 214-92', bright, 4),
    circle([128, -88], 24, pale),
    circle([128, -88], 15, bright),
    circle([128, -88], 6, pale),
    circle([186, -88], 15, pale),
    circle([186, -88], 8, bright),
    circle([78, -74], 12, pale),
    circle([78, -74], 6, bright),
  ].join('')
}

const tailMarks = (s: Stage, bright: string): string =>
  [
    line('M18 66C56 90 92 150 106 200', s.colours.paper, 5),
    line('M22 92C48 112 72 152 90 196', bright, 4),
    circle([66, 116], 10, s.colours.paper),
    circle([66, 116], 5, bright),
  ].join('')

const face = (s: Stage, dark: string, bright: string): string =>
  [
    path(
      'M0-172C30-172 46-156 45-134C44-116 28-104 0-104C-28-104-44-116-45-134' +
        'C-46-156-30-172 0-172Z',
      dark,
    ),
    path('M0-162C12-158 16-148 10-136C4-130-4-130-10-136C-16-148-12-158 0-162Z', bright),
    mirrored(
      el(
        'g',
        { transform: 'rotate(-20 24 -130)' },
        ellipse([24, -130], 14, 7.5, s.colours.paper) + circle([22, -130], 5, dark),
      ) + line('M14-146C22-152 32-150 38-144', s.colours.paper, 3),
    ),
    path('M-7-116L7-116L0-100Z', bright),
  ].join('')

const blossom = (at: Point, r: number, petal: string, heart: string): string =>
  [0, 1, 2, 3, 4]
    .map((i) => circle(polar(at, (i / 5) * Math.PI * 2 - 1.57, r * 0.62), r * 0.46, petal))
    .join('') + circle(at, r * 0.3, heart)

/** A swallow kite (沙燕) 490 wide, flying upright around its waist. */
export const swallowKite = (s: Stage): string => {
  const { accent, paper } = s.colours
  const dark = s.dark
    ? mix(depth(s, 1), s.colours.ink, 0.4)
    : mix(s.colours.ink, depth(s, 0.9), 0.3)
  const edge = { stroke: mix(paper, accent, 0.15), 'stroke-width': 4 }
  return [
    mirrored(path(tail, dark, edge) + tailMarks(s, accent)),
    mirrored(path(wing, dark, edge) + wingMarks(s, accent)),
    path('M-46-112C-60-60-46 10-26 62C-16 84 16 84 26 62C46 10 60-60 46-112Z', paper, edge),
    path(
      'M-36-94C-46-50-36 10-20 48C-12 62 12 62 20 48C36 10 46-50 36-94C14-84-14-84-36-94Z',
      dark,
    ),
    blossom([0, -52], 26, accent, paper),
    blossom([0, -2], 18, paper, accent),
    blossom([0, 34], 11, accent, paper),
    face(s, dark, accent),
  ].join('')
}

/** A plain diamond kite with a fluttering tail; its nose points up. */
export const diamondKite = (s: Stage, colour: string): string => {
  const side = s.random.sign()
  const ribbon: Point[] = trace(
    [
      [0, 74],
      [side * 30, 130],
      [side * -20, 190],
      [side * 30, 250],
      [side * 6, 310],
    ],
    6,
  )
  return (
    group(path(brush(ribbon, taper(9, 3)), colour), { opacity: 0.85 }) +
    path('M0-90L62-18L0 78L-62-18Z', colour) +
    path('M0-90L62-18L0 78Z', s.colours.ink, { opacity: 0.16 }) +
    path('M0-90L62-18L-62-18Z', s.colours.paper, { opacity: 0.3 }) +
    line('M0-90L0 78M-62-18L62-18', s.colours.ink, 2, { opacity: 0.5 })
  )
}
