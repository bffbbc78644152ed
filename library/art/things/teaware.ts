import { mix } from '../colour.ts'
import { brush, trace } from '../curve.ts'
import { solid } from '../still.ts'
import type { Stage } from '../stage.ts'
import { circle, ellipse, line, path, type Point } from '../svg.ts'

type Pot = {
  body: string
  lid: string
  seam: string
  knob: Point
  spout: readonly Point[]
  mouth: readonly [Point, number]
  handle: readonly Point[]
  gleam: string
}

const round: Pot = {
  body:
    'M-66-92C-126-84-160-40-160 6C-160 60-116 98-74 105L74 105C116 98 160 60 160 6' +
    'C160-40 126-84 66-92Z',
  lid: 'M-68-90L-68-94C-64-116-36-128 0-128C36-128 64-116 68-94L68-90Z',
  seam: 'M-72-93C-40-87 40-87 72-93',
  knob: [0, -141],
  spout: [
    [118, 34],
    [168, 14],
    [190, -38],
    [222, -88],
  ],
  mouth: [[222, -88], 34],
  handle: [
    [-100, -66],
    [-172, -108],
    [-226, -78],
    [-232, -14],
    [-196, 40],
    [-130, 52],
  ],
  gleam: 'M-122-40C-140-8-138 30-118 56C-126 26-126-8-104-44Z',
}

const stone: Pot = {
  body:
    'M-88-74L88-74C100-70 156 62 156 80C156 97 146 105 124 105L-124 105' +
    'C-146 105-156 97-156 80C-156 62-100-70-88-74Z',
  lid: 'M-90-72L-90-76C-78-93-40-99 0-99C40-99 78-93 90-76L90-72Z',
  seam: 'M-92-75L92-75',
  knob: [0, -110],
  spout: [
    [120, 44],
    [158, 2],
    [190, -38],
    [222, -78],
  ],
  mouth: [[222, -78], 39],
  handle: [
    [-84, -52],
    [-170, -74],
    [-226, -60],
    [-226, -16],
    [-190, 34],
    [-128, 72],
  ],
  gleam: 'M-92-44C-108-8-124 30-132 66C-120 40-100-4-78-46Z',
}

const pear: Pot = {
  body:
    'M-46-122C-50-92-70-66-102-34C-142 6-148 60-112 95C-98 105-86 108-70 108L70 108' +
    'C86 108 98 105 112 95C148 60 142 6 102-34C70-66 50-92 46-122Z',
  lid: 'M-49-119L-49-124C-46-144-22-152 0-152C22-152 46-144 49-124L49-119Z',
  seam: 'M-52-122C-30-117 30-117 52-122',
  knob: [0, -165],
  spout: [
    [104, 42],
    [156, 26],
    [172, -40],
    [206, -100],
  ],
  mouth: [[206, -100], 30],
  handle: [
    [-48, -78],
    [-120, -122],
    [-186, -96],
    [-196, -26],
    [-166, 34],
    [-112, 54],
  ],
  gleam: 'M-96-14C-124 16-128 52-108 80C-112 50-104 16-80-18Z',
}

const arched: Pot = {
  body:
    'M-70-58C-132-52-168-8-168 30C-168 76-124 102-82 107L82 107C124 102 168 76 168 30' +
    'C168-8 132-52 70-58Z',
  lid: 'M-72-56L-72-60C-66-80-36-90 0-90C36-90 66-80 72-60L72-56Z',
  seam: 'M-76-59C-40-53 40-53 76-59',
  knob: [0, -103],
  spout: [
    [132, 36],
    [178, 20],
    [200, -22],
    [232, -62],
  ],
  mouth: [[232, -62], 39],
  handle: [
    [-104, -30],
    [-134, -130],
    [-100, -206],
    [0, -234],
    [100, -206],
    [134, -130],
    [104, -30],
  ],
  gleam: 'M-128-10C-148 16-144 46-122 70C-130 44-130 16-110-14Z',
}

export const potShapes = [round, stone, pear, arched] as const

/** Foot on y = 115, about 460 wide, spout to the right. */
export const teapot = (s: Stage, pot: Pot, colour: string): string => {
  const deep = mix(colour, s.colours.ink, 0.45)
  const [mouth, tilt] = pot.mouth
  const handle = brush(trace(pot.handle, 8), (t) => 17 + 7 * Math.cos(t * Math.PI * 2))
  const spout = brush(trace(pot.spout, 8), (t) => 74 - 48 * t ** 0.62)
  return [
    path(handle, mix(colour, s.colours.ink, 0.18)),
    solid(s, spout, colour, 110, 240),
    ellipse(mouth, 13.5, 4, deep, { transform: `rotate(${tilt} ${mouth[0]} ${mouth[1]})` }),
    path('M-72 100L72 100L66 115L-66 115Z', deep),
    solid(s, pot.body, colour, -165, 165),
    path(pot.gleam, s.colours.paper, { opacity: 0.28 }),
    solid(s, pot.lid, colour, -80, 80),
    line(pot.seam, deep, 3.4),
    ellipse([pot.knob[0], pot.knob[1] + 13], 9, 5, deep),
    circle(pot.knob, 16, colour),
    circle([pot.knob[0] - 5, pot.knob[1] - 5], 4, s.colours.paper, { opacity: 0.35 }),
  ].join('')
}

/** A small handleless cup, 116 wide, foot on y = 46. */
export const cup = (s: Stage, glaze: string, tea: string): string =>
  [
    path('M-24 36L24 36L21 46L-21 46Z', mix(glaze, s.colours.ink, 0.3)),
    solid(s, 'M-58-34C-56 6-36 36-26 39L26 39C36 36 56 6 58-34Z', glaze, -60, 60, 0.26),
    ellipse([0, -34], 58, 12, mix(glaze, s.colours.paper, 0.4)),
    ellipse([0, -32], 51, 9, mix(glaze, s.colours.ink, 0.28)),
    path('M-50-31A50 9 0 0 0 50-31C40-35-40-35-50-31Z', tea),
  ].join('')

/** A lidded cup on its saucer (盖碗), 200 wide, on y = 60. */
export const gaiwan = (s: Stage, glaze: string, trim: string): string =>
  [
    solid(s, 'M-100 38C-90 56-50 60-30 60L30 60C50 60 90 56 100 38Z', glaze, -100, 100, 0.3),
    ellipse([0, 38], 100, 9, mix(glaze, s.colours.paper, 0.3)),
    solid(s, 'M-82-46C-80-6-52 34-34 40L34 40C52 34 80-6 82-46Z', glaze, -84, 84, 0.28),
    line('M-76-20C-40-12 40-12 76-20', trim, 3),
    ellipse([0, -46], 82, 11, mix(glaze, s.colours.ink, 0.2)),
    solid(
      s,
      'M-72-49C-66-82-30-96 0-96C30-96 66-82 72-49C40-42-40-42-72-49Z',
      glaze,
      -74,
      74,
      0.24,
    ),
    path('M-18-95L18-95L14-110L-14-110Z', glaze),
    ellipse([0, -110], 20, 4.5, mix(glaze, s.colours.paper, 0.4)),
    line('M-68-60C-30-53 30-53 68-60', trim, 2.4),
  ].join('')
