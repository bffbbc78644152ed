import { mix } from '../colour.ts'
import { brush, trace } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { ellipse, group, line, path } from '../svg.ts'

/** Fawn, black, white or red, each with the pale chest and cheeks of a village dog. */
export const furs = (s: Stage): readonly [string, ...string[]] => [
  mix('#d2a36c', s.colours.accent, 0.12),
  mix(s.colours.ink, '#46433b', 0.3),
  mix('#bc6e37', s.colours.accent, 0.25),
  mix(s.colours.paper, '#d4c1a6', 0.35),
]

const body =
  'M-100 0C-128-34-122-92-94-130C-66-166-42-198-34-234C-32-252-30-266-24-278' +
  'C-26-296-22-314-15-326C0-314 12-300 19-288C38-288 54-280 63-267C82-264 104-258 114-250' +
  'C121-243 118-233 109-229C92-219 68-214 52-212C46-198 48-178 53-152C59-112 54-60 54-20' +
  'C58-9 76-11 78 0L14 0C18-40 12-72 2-92C-16-64-24-30-20 0Z'
const thigh = 'M-98 0C-124-42-100-108-54-108C-16-106-8-62-24-30C-12-24 14-25 26-15C34-8 30 0 20 0Z'
const farLeg = 'M30-110C36-70 38-40 34-16C38-8 52-9 54 0L2 0C8-40 6-70 0-96Z'

/** Sitting in profile, facing right, 326 tall with its base on y = 0. */
export const sittingDog = (s: Stage, fur: string): string => {
  const cream = mix(s.colours.paper, fur, 0.18)
  const deep = mix(fur, s.colours.ink, 0.28)
  const curl = trace(
    [
      [-86, -46],
      [-138, -64],
      [-166, -112],
      [-148, -160],
      [-106, -164],
      [-96, -132],
      [-116, -120],
    ],
    7,
  )
  return [
    path(
      brush(curl, (t) => (34 - 12 * t) * Math.min(1, (1.05 - t) * 8)),
      fur,
    ),
    path(farLeg, deep),
    path(body, fur),
    group(
      path('M64-216C20-206 14-160 26-110C34-70 40-40 36 4L84 4L80-160Z', cream) +
        path('M46-246C66-238 96-240 124-246L120-200L40-200C36-220 38-238 46-246Z', cream),
      {
        'clip-path': s.clip(path(body, '#000')),
      },
    ),
    path(thigh, fur),
    line('M-54-106C-18-104-10-62-25-30', deep, 3, { opacity: 0.6 }),
    path('M-17-286C-18-300-16-310-13-316C-4-308 2-300 7-292Z', deep),
    ellipse([58, -258], 5, 5.5, s.colours.ink),
    ellipse([56, -271], 5, 3, cream),
    ellipse([112, -246], 8.5, 6.5, s.colours.ink),
    line('M108-236C94-228 80-227 68-230', s.colours.ink, 2.2, { opacity: 0.65 }),
    path('M-38-228C-10-206 22-200 52-208L51-193C20-186-16-192-42-212Z', s.colours.accent),
  ].join('')
}

const lying =
  'M-196 0C-222-34-212-94-156-116C-96-138-14-128 36-108C58-100 82-100 98-108' +
  'C106-118 118-124 132-123C154-120 170-104 178-86C196-80 220-69 228-57C234-46 229-34 216-32' +
  'C194-28 164-28 146-32L128-20L236-16C246-12 246 0 234 0Z'

/** Lying with its chin on its paws, facing right, 450 wide, on y = 0. */
export const lyingDog = (s: Stage, fur: string): string => {
  const cream = mix(s.colours.paper, fur, 0.18)
  const deep = mix(fur, s.colours.ink, 0.28)
  const brushTail = trace(
    [
      [-186, -30],
      [-232, -14],
      [-262, -30],
      [-258, -62],
      [-232, -66],
    ],
    7,
  )
  return [
    path(
      brush(brushTail, (t) => (30 - 10 * t) * Math.min(1, (1.05 - t) * 8)),
      fur,
    ),
    path('M112-112C108-132 112-150 118-160C132-150 142-134 146-118Z', deep),
    path(lying, fur),
    group(
      path(
        'M150-50C176-58 206-52 236-44L240-26L140-26ZM96-60C110-40 130-26 150-16L240-16' +
          'L240 6L80 6Z',
        cream,
      ),
      { 'clip-path': s.clip(path(lying, '#000')) },
    ),
    path('M98-104C94-126 98-146 104-158C120-148 130-132 134-116Z', fur),
    line('M-70 0C-120-4-140-50-104-84', deep, 3, { opacity: 0.55 }),
    line('M98-106C84-84 84-60 96-40', deep, 2.6, { opacity: 0.45 }),
    line('M160-80C167-74 175-74 181-79', s.colours.ink, 3.4),
    ellipse([227, -52], 8, 6.5, s.colours.ink),
    line('M220-40C206-35 194-35 184-38', s.colours.ink, 2, { opacity: 0.6 }),
    path('M82-104C76-84 78-62 90-44L102-50C92-66 90-86 96-108Z', s.colours.accent),
  ].join('')
}
