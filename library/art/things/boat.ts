import { el, ellipse, line, path } from '../svg.ts'

export const crews = ['angler', 'pole', 'none'] as const

export type Crew = (typeof crews)[number]

type BoatColours = { hull: string; cover: string; figure: string }

const hull = 'M-112-17C-70-2 66-2 118-22C110 2 84 14 52 15L-58 15C-88 13-106 0-112-17Z'
const plank = 'M-108-9C-66 5 64 5 114-13'
const cover = 'M-44 0C-46-36-34-45-2-45C30-45 42-36 40 0Z'
const ribs = 'M-22-1C-23-32-20-42-14-44M0-1L0-45M20-1C21-32 18-42 12-44'

const boatman = (colour: string): string =>
  path('M70-6C69-30 72-46 82-51C92-46 95-30 95-6Z', colour) +
  path('M60-50C70-56 77-64 83-68C89-64 96-56 106-50C92-55 74-55 60-50Z', colour)

/** Waterline at y = 0, about 230 long. With an angler at the stern, or an empty covered boat. */
export const boat = (colours: BoatColours, crew: Crew): string =>
  [
    crew === 'angler' ? line('M92-32C120-66 150-84 182-92L184 6', colours.figure, 1.6) : '',
    crew === 'pole' ? line('M64-92L112 34', colours.figure, 2.4) : '',
    crew === 'none' ? '' : boatman(colours.figure),
    path(cover, colours.cover),
    line(ribs, colours.hull, 1.6, { opacity: 0.5 }),
    path(hull, colours.hull),
    line(plank, colours.cover, 1.2, { opacity: 0.35 }),
  ].join('')

/** The boat's dark print on the water; drawn under it. */
export const boatShade = (colour: string): string =>
  ellipse([0, 18], 108, 8, colour, { opacity: 0.3 }) +
  el('g', { opacity: 0.16 }, ellipse([0, 32], 84, 5, colour) + ellipse([12, 43], 52, 3, colour))
