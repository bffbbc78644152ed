import { mix } from '../colour.ts'
import { brush, leaf, taper, trace } from '../curve.ts'
import { depth, type Stage } from '../stage.ts'
import { circle, line, path } from '../svg.ts'

const { PI } = Math

/** A plump small bird on a twig, facing right, about 150 long, feet on the origin. */
export const sparrow = (s: Stage): string => {
  const back = mix('#94784f', s.colours.ink, 0.25)
  const belly = mix(s.colours.paper, '#d4c1a6', 0.3)
  return [
    path('M-52-40L-122-18L-118-4L-46-16Z', mix(back, s.colours.ink, 0.3)),
    line('M-8-6L-12 4M8-6L6 4', s.colours.ink, 3.4),
    path(
      'M-58-34C-60-66-30-88 0-92C6-110 26-120 44-114C60-108 66-94 62-80C60-40 36-4-6-4' +
        'C-34-4-54-14-58-34Z',
      belly,
    ),
    path(
      'M-58-34C-60-66-30-88 0-92C6-110 26-120 44-114C58-109 64-98 63-88C44-92 30-84 22-70' +
        'C8-40-20-24-58-28Z',
      back,
    ),
    path('M-62-30C-56-58-28-72-2-66C4-44-18-22-62-30Z', mix(back, s.colours.ink, 0.3)),
    path('M60-98L80-91L61-86Z', s.colours.ink),
    circle([43, -98], 4.4, s.colours.ink),
    circle([34, -82], 6, mix(s.colours.ink, back, 0.2)),
  ].join('')
}

/** A swallow in flight, heading right, about 190 across. */
export const swallow = (s: Stage): string => {
  const dark = s.dark ? mix(s.colours.ink, '#000000', 0.2) : mix(s.colours.ink, depth(s, 1), 0.2)
  return [
    path(
      'M50 2C42-8 26-12 8-10C-6-34-36-66-96-84C-64-58-40-30-28-6C-52-4-84-8-128-22' +
        'C-96 0-76 8-58 10C-80 18-100 32-120 54C-86 38-54 26-22 20C-8 20 8 20 20 16' +
        'C14 36-4 62-36 88C10 70 36 42 40 12C46 10 50 6 50 2Z',
      dark,
    ),
    path('M46 6C34 14 10 20-22 20C-6 12 14 8 30 4Z', s.colours.paper),
    path('M49 2C44-2 38-2 33 2C38 7 45 8 49 5Z', mix(s.colours.accent, '#a72126', 0.4)),
  ].join('')
}

/** A crane on the wing, heading right, about 340 long. */
export const crane = (s: Stage, beat: 'up' | 'down'): string => {
  const { paper: white, ink, accent } = s.colours
  const wing =
    beat === 'up'
      ? 'M54-8C52-60 26-124-22-176C-26-158-26-146-20-130C-36-146-48-154-62-158C-58-140-50-126-40-112' +
        'C-56-122-68-126-82-126C-70-104-54-88-36-74C-28-44-18-22-2-6Z'
      : 'M54 4C50 44 22 92-30 122C-30 108-28 100-22 88C-38 98-50 102-64 102C-56 90-48 80-38 70' +
        'C-52 74-64 74-76 70C-60 56-44 46-28 38C-20 24-12 12-2 6Z'
  const tips =
    beat === 'up'
      ? 'M-22-176C-26-158-26-146-20-130C-36-146-48-154-62-158C-58-140-50-126-40-112' +
        'C-56-122-68-126-82-126C-74-110-62-98-50-86C-30-96-10-120 0-148Z'
      : 'M-30 122C-30 108-28 100-22 88C-38 98-50 102-64 102C-56 90-48 80-38 70C-52 74-64 74-76 70' +
        'C-66 62-54 54-44 48C-24 56-8 76-4 98Z'
  const far =
    'M40-8C44-52 66-104 104-138C102-122 100-114 94-102C104-108 112-110 120-110' +
    'C104-70 84-30 64-4Z'
  return [
    line('M-60 8L-164 22M-58 4L-168 12', ink, 3.4),
    path(far, mix(white, ink, 0.16)),
    path(
      'M-72 10C-40-14 20-16 58-8C92-14 130-24 160-22L162-14C130-10 96 2 62 10' +
        'C24 22-36 24-72 10Z',
      white,
    ),
    path('M-72 10C-60 2-46-2-34-4L-30 12C-44 16-60 16-72 10Z', ink),
    path('M88-13C112-19 138-24 160-22L162-14C140-11 116-4 94 2Z', ink),
    path('M158-23L202-15L160-12Z', mix('#9f6027', ink, 0.4)),
    circle([158, -20], 6, accent),
    path(wing, white),
    path(tips, ink),
  ].join('')
}

/** An egret standing in shallow water, facing left, 340 tall, feet on y = 0. */
export const egret = (s: Stage): string => {
  const white = s.colours.paper
  const legs = mix(s.colours.ink, depth(s, 0.8), 0.3)
  const neck = trace(
    [
      [-6, -150],
      [-52, -186],
      [-40, -236],
      [-22, -276],
      [-48, -306],
      [-66, -300],
    ],
    8,
  )
  return [
    line('M8-70L2 0M30-72L36-36L28 0', legs, 5),
    path(brush(neck, taper(30, 15)), white),
    path(
      'M-40-168C-16-196 40-186 78-150C104-126 124-100 134-66C100-70 64-62 30-62' +
        'C-16-62-54-110-40-168Z',
      white,
    ),
    path('M-10-150C30-160 70-134 134-66C90-84 40-90 4-110Z', s.colours.ink, { opacity: 0.1 }),
    path('M-60-308C-40-322-24-310-28-294C-40-290-56-290-68-296Z', white),
    path(leaf([-62, -300], PI - 0.12, 78, 11), mix('#d3a237', s.colours.ink, 0.2)),
    path(leaf([-32, -306], 0.55, 84, 6, 0.2), white),
    circle([-50, -304], 3.2, s.colours.ink),
  ].join('')
}
