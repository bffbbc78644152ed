import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { circle, el, line, path, rect, type Point } from '../svg.ts'

const body =
  'M-56-104C-128-96-154-46-154 0C-154 46-128 96-56 104L56 104C128 96 154 46 154 0' +
  'C154-46 128-96 56-104Z'

/** Light that falls off around a lamp; drawn before whatever stands in it. */
export const aura = (s: Stage, at: Point, r: number, colour: string, strength = 0.5): string =>
  circle(
    at,
    r,
    s.glow(
      [
        [0, colour, strength],
        [0.35, colour, strength * 0.4],
        [1, colour, 0],
      ],
      at,
      r,
    ),
  )

const tassel = (colour: string): string =>
  line('M0 126L0 150', colour, 4) +
  circle([0, 156], 9, colour) +
  path('M-10 162L10 162L15 236L-15 236Z', colour) +
  el('g', { opacity: 0.25 }, line('M-5 166L-8 234M0 166L0 234M5 166L8 234', '#000', 1.4))

/** A round silk lantern, 308 wide, centred on its body. */
export const lantern = (s: Stage, colour: string, trim: string): string => {
  const lit = mix(colour, '#f7e8aa', 0.72)
  const ribs = [30, 78, 122]
    .map(
      (rx) =>
        `M0-104C${-rx * 1.3}-80${-rx * 1.3} 80 0 104` +
        `M0-104C${rx * 1.3}-80 ${rx * 1.3} 80 0 104`,
    )
    .join('')
  return [
    path(
      body,
      s.glow(
        [
          [0, lit],
          [0.42, mix(colour, lit, 0.45)],
          [1, colour],
        ],
        [0, 14],
        165,
      ),
    ),
    line(ribs, mix(colour, s.colours.ink, 0.35), 2, { opacity: 0.55 }),
    rect(-58, -122, 116, 22, trim, { rx: 4 }),
    rect(-36, -134, 72, 14, trim, { rx: 4 }),
    rect(-58, 100, 116, 20, trim, { rx: 4 }),
    rect(-36, 116, 72, 12, trim, { rx: 4 }),
    tassel(mix(colour, trim, 0.4)),
  ].join('')
}

const twig =
  'M-60-96C-30-150 10-170 30-236M2-176C30-186 48-206 64-236M-30-142' + 'C-50-160-58-180-60-206'

/** A paper lamp on four feet, 250 wide and 430 tall with its handle, standing on y = 0. */
export const paperLamp = (s: Stage, warm: string): string => {
  const wood = mix(s.colours.ink, '#422517', 0.4)
  const lit = mix(warm, '#fff7d6', 0.75)
  const buds: readonly Point[] = [
    [30, -236],
    [64, -236],
    [-60, -206],
    [10, -192],
    [48, -206],
    [-44, -158],
    [22, -214],
  ]
  return [
    line('M-78-352C-72-430 72-430 78-352', wood, 9),
    path(
      'M-112-340H112L96-34H-96Z',
      s.glow(
        [
          [0, '#fffbe6'],
          [0.4, lit],
          [1, mix(warm, lit, 0.3)],
        ],
        [0, -150],
        250,
      ),
    ),
    line(twig, mix(wood, warm, 0.35), 5, { opacity: 0.75 }),
    ...buds.map((at) => circle(at, 10, mix('#c12c1f', warm, 0.35))),
    path(
      'M-130-360H130L122-338H-122ZM-122-342H-104L-88 0H-104ZM122-342H104L88 0H104ZM-106-44H106' +
        'L104-28H-104Z',
      wood,
    ),
    line('M-36-338L-32-36M36-338L32-36', wood, 3, { opacity: 0.4 }),
  ].join('')
}
