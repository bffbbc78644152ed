import { mix } from '../colour.ts'
import { brush, trace } from '../curve.ts'
import type { Stage } from '../stage.ts'
import { circle, ellipse, group, line, path, type Point } from '../svg.ts'

type Coat = { fur: string; mark: string; pattern: 'plain' | 'tabby' | 'patched' }

export const coats = (s: Stage): readonly [Coat, ...Coat[]] => {
  const { accent, ink, paper } = s.colours
  const ginger = mix('#d9883d', accent, 0.35)
  return [
    { fur: ink, mark: mix(ink, paper, 0.12), pattern: 'plain' },
    { fur: ginger, mark: mix(ginger, ink, 0.35), pattern: 'tabby' },
    { fur: paper, mark: mix(ginger, ink, 0.1), pattern: 'patched' },
    { fur: mix('#99806c', ink, 0.25), mark: mix(ink, '#5c4f55', 0.3), pattern: 'tabby' },
  ]
}

const back =
  'M-92 0C-118-34-112-98-86-136C-68-164-52-178-46-194C-60-206-65-228-58-248' +
  'C-61-270-58-294-51-310C-38-304-26-292-18-279C-7-283 7-283 18-279C26-292 38-304 51-310' +
  'C58-294 61-270 58-248C65-228 60-206 46-194C52-178 68-164 86-136C112-98 118-34 92 0Z'

const backMarks = {
  plain: '',
  tabby:
    'M-6-270C-8-256-8-246-6-236L6-236C8-246 8-256 6-270ZM-30-262L-22-238L-14-240L-20-264Z' +
    'M30-262L22-238L14-240L20-264ZM-94-112C-60-122-40-116-26-104C-46-106-70-100-100-92Z' +
    'M94-112C60-122 40-116 26-104C46-106 70-100 100-92ZM-108-66C-70-80-46-74-30-60' +
    'C-54-64-78-56-108-46ZM108-66C70-80 46-74 30-60C54-64 78-56 108-46ZM0-180C9-140 9-70 0-22' +
    'C-9-70-9-140 0-180Z',
  patched:
    'M-70-320L6-320C14-270-4-240-36-226C-60-224-72-240-74-250ZM20-176C70-180 120-120 120-60' +
    'C90-36 40-50 22-90C12-120 10-160 20-176Z',
}

const tail = (points: readonly Point[], wide: number): string =>
  brush(trace(points, 7), (t) => wide * (1 - t * 0.35) * Math.min(1, (1.04 - t) * 9))

/** Sitting, seen from behind, 310 tall with its base on y = 0; the tail lies to the right. */
export const sittingCat = (s: Stage, coat: Coat): string => {
  const clip = s.clip(path(back, '#000'))
  const edge = mix(coat.fur, s.colours.ink, 0.3)
  return [
    line(
      'M-56-226C-74-227-86-230-98-236M-56-218C-74-217-84-215-94-212M56-226C74-227 86-230 98-236' +
        'M56-218C74-217 84-215 94-212',
      edge,
      1.6,
      { opacity: 0.7 },
    ),
    path(
      tail(
        [
          [70, -18],
          [120, -10],
          [172, -16],
          [196, -52],
          [176, -88],
          [156, -74],
        ],
        30,
      ),
      coat.fur,
    ),
    path(back, coat.fur),
    group(
      path(backMarks[coat.pattern] || 'M0 0', coat.mark) +
        path('M20-210C70-150 80-60 60 4L130 4L130-210Z', s.colours.ink, { opacity: 0.1 }),
      {
        'clip-path': clip,
      },
    ),
    path(
      'M-46-262C-48-276-48-290-46-298C-38-294-32-288-27-281ZM46-262C48-276 48-290 46-298' +
        'C38-294 32-288 27-281Z',
      s.colours.ink,
      { opacity: 0.18 },
    ),
    path('M-48-200C-20-184 20-184 48-200L50-188C20-172-20-172-50-188Z', s.colours.accent),
  ].join('')
}

const side =
  'M-94 0C-126-44-112-124-62-172C-40-192-20-206-14-228C-18-246-16-262-8-274' +
  'C-10-290-6-304 0-312C10-306 20-294 26-283C32-284 36-284 40-282C46-294 54-302 62-307' +
  'C66-296 66-284 62-272C70-262 80-254 84-246C88-238 83-229 74-226C64-222 54-214 48-206' +
  'C54-180 60-150 56-118C52-80 50-40 52-18C56-9 70-10 72 0L18 0C20-30 16-50 10-66' +
  'C-4-44-8-20 0-12C8-10 12-6 12 0Z'

const sideMarks = {
  plain: '',
  tabby:
    'M-106-100C-80-98-60-88-50-70C-72-80-94-80-112-76ZM-84-146C-58-140-40-128-32-110' +
    'C-54-122-76-126-96-124ZM-54-184C-30-174-18-160-12-146C-30-158-48-164-66-166Z' +
    'M10-276L16-256L22-258L18-278ZM28-280L31-260L37-261L36-280ZM56-150L30-140L57-134Z' +
    'M54-100L28-92L54-86Z',
  patched:
    'M-20-320L30-320C34-276 20-250-16-240ZM-130-130C-90-180-40-190-24-160' +
    'C-20-110-60-70-120-60Z',
}

/** Sitting in profile, facing right, 312 tall with its base on y = 0. */
export const profileCat = (s: Stage, coat: Coat): string => {
  const eye = mix('#d6bc46', s.colours.paper, 0.2)
  const edge = mix(coat.fur, s.colours.ink, 0.35)
  return [
    path(
      tail(
        [
          [-80, -18],
          [-140, -8],
          [-192, -18],
          [-214, -58],
          [-192, -96],
          [-168, -84],
        ],
        28,
      ),
      coat.fur,
    ),
    path(side, coat.fur),
    group(path(sideMarks[coat.pattern] || 'M0 0', coat.mark), {
      'clip-path': s.clip(path(side, '#000')),
    }),
    line('M-26-4C-62-14-72-66-34-96', edge, 3, { opacity: 0.5 }),
    path('M46-254C54-260 62-258 66-252C60-247 52-248 46-254Z', eye),
    ellipse([57, -253.5], 2, 4, s.colours.ink),
    path('M79-247L86-245L82-239Z', mix(s.colours.accent, '#e2a2ac', 0.5)),
    line('M70-234C92-236 108-240 120-246M70-230C92-228 106-226 118-222', edge, 1.4, {
      opacity: 0.7,
    }),
    path('M-16-222C2-206 28-202 50-208L48-196C26-190-2-194-20-210Z', s.colours.accent),
    circle([40, -191], 7, mix('#d3a237', s.colours.paper, 0.2)),
  ].join('')
}

const curl =
  'M-186-22C-204-98-132-168-18-172C98-176 184-116 186-46C188-8 156 6 104 8L-134 8' +
  'C-166 8-182-2-186-22Z'
const head =
  'M-180-46C-184-72-172-94-163-101C-164-118-161-132-156-140C-143-133-132-122-125-112' +
  'C-112-116-96-116-83-112C-76-122-65-133-52-140C-47-132-44-118-46-100C-36-86-32-64-38-46' +
  'C-46-14-78 0-108 0C-140 0-172-14-180-46Z'

const curlMarks = {
  plain: '',
  tabby:
    'M-20-180L10-180C6-150 4-130-2-112C-14-130-20-156-20-180ZM54-172L84-160' +
    'C70-136 60-118 46-104' +
    'C44-128 46-152 54-172ZM118-140L142-118C120-104 104-94 84-88C90-108 102-126 118-140Z' +
    'M164-86L182-58C150-58 128-60 108-64C124-74 142-82 164-86Z',
  patched:
    'M-60-190C0-200 60-180 70-140C50-100-20-110-50-130ZM110-120C150-110 200-60 190-20' +
    'C150-10 110-30 100-60Z',
}

/** Asleep in a ring, 380 wide and 172 tall, on y = 8. */
export const sleepingCat = (s: Stage, coat: Coat): string => {
  const edge = mix(coat.fur, coat.pattern === 'plain' ? s.colours.paper : s.colours.ink, 0.35)
  const mask =
    coat.pattern === 'patched'
      ? 'M-184-60L-170-150L-110-116C-106-90-126-70-150-62Z'
      : 'M-112-118L-104-92L-96-118Z'
  return [
    path(curl, coat.fur),
    group(path(curlMarks[coat.pattern] || 'M0 0', coat.mark), {
      'clip-path': s.clip(path(curl, '#000')),
    }),
    line('M150-10C110-20 84-60 104-104', edge, 3, { opacity: 0.45 }),
    path(
      tail(
        [
          [172, -40],
          [160, -2],
          [90, 10],
          [10, 2],
          [-40, -10],
        ],
        34,
      ),
      mix(coat.fur, coat.mark, 0.18),
    ),
    path(head, coat.fur, { stroke: mix(coat.fur, s.colours.ink, 0.25), 'stroke-width': 2 }),
    group(path(mask, coat.pattern === 'plain' ? coat.fur : coat.mark), {
      'clip-path': s.clip(path(head, '#000')),
    }),
    line('M-150-56C-142-48-130-48-122-56M-94-56C-86-48-74-48-66-56', edge, 3.4),
    path('M-114-40L-102-40L-108-33Z', mix(s.colours.accent, '#e2a2ac', 0.4)),
    line('M-108-33C-110-26-118-24-124-28M-108-33C-106-26-98-24-92-28', edge, 2.4),
    line('M-150-36L-196-30M-150-30L-192-18M-66-36L-20-30M-66-30L-24-18', edge, 1.3, {
      opacity: 0.6,
    }),
  ].join('')
}
