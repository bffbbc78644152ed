import { light, mix } from './colour.ts'
import type { Colours } from './palettes.ts'
import type { Random } from './random.ts'
import { el, n, type Point } from './svg.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Where a scene is drawn: the shorter side is always 1000 units, whatever the pixel size. */
export type Stage = {
  w: number
  h: number
  random: Random
  colours: Colours
  dark: boolean
  mist: string
  fade: (stops: readonly Stop[], from: Point, to: Point) => string
  glow: (stops: readonly Stop[], at: Point, radius: number) => string
  clip: (inside: string) => string
  tile: (width: number, height: number, inside: string) => string
  defs: () => string
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('')

/** `name` begins every id, so that several pictures can stand in one page. */
export const openStage = (
  w: number,
  h: number,
  colours: Colours,
  random: Random,
  name: string,
): Stage => {
  const defs: string[] = []
  const keep = (make: (id: string) => string): string => {
    const id = `${name}${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }
  const dark = light(colours.sky[1]) < 0.45
  const units = 'userSpaceOnUse'
  return {
    w,
    h,
    random,
    colours,
    dark,
    mist: mix(colours.sky[2], colours.paper, dark ? 0.04 : 0.4),
    fade: (stops, [x1, y1], [x2, y2]) =>
      keep((id) =>
        el(
          'linearGradient',
          {
            id,
            gradientUnits: units,
            x1: n(x1),
            y1: n(y1),
            x2: n(x2),
            y2: n(y2),
          },
          stopTags(stops),
        ),
      ),
    glow: (stops, [cx, cy], r) =>
      keep((id) =>
        el(
          'radialGradient',
          {
            id,
            gradientUnits: units,
            cx: n(cx),
            cy: n(cy),
            r: n(r),
          },
          stopTags(stops),
        ),
      ),
    clip: (inside) => keep((id) => el('clipPath', { id }, inside)),
    tile: (width, height, inside) =>
      keep((id) =>
        el(
          'pattern',
          {
            id,
            width,
            height,
            patternUnits: units,
          },
          inside,
        ),
      ),
    defs: () => defs.join(''),
  }
}

/** Layer colours read as a scale: 0 is the farthest, 1 the nearest. */
export const depth = ({ colours: { layers } }: Stage, t: number): string => {
  const spot = Math.min(Math.max(t, 0), 1) * (layers.length - 1)
  const index = Math.min(Math.floor(spot), layers.length - 2)
  return mix(layers[index] ?? layers[0], layers[index + 1] ?? layers[4], spot - index)
}

/** The same palette after dark, for scenes that are night whatever the colours. */
export const atNight = (s: Stage): Stage => {
  if (s.dark) return s
  const {
    layers: [, , mid, near, last],
    ink,
  } = s.colours
  const colours: Colours = {
    ...s.colours,
    sky: [mix(last, ink, 0.5), mix(near, ink, 0.25), mid],
    layers: [mix(mid, near, 0.5), near, mix(near, last, 0.6), last, mix(last, ink, 0.6)],
  }
  return { ...s, colours, dark: true, mist: mix(mid, colours.paper, 0.06) }
}

/** Wood that shows against the sky: nearly ink by day, a lifted tone by night. */
export const bark = (s: Stage): string =>
  s.dark ? mix(depth(s, 0.35), s.colours.ink, 0.25) : mix(s.colours.ink, depth(s, 1), 0.35)
