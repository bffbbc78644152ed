import { mix } from '../colour.ts'
import { depth, type Stage } from '../stage.ts'
import { path, rect } from '../svg.ts'

/** A small farmhouse with a sagging roof, 190 wide, standing on y = 0. */
export const hut = (s: Stage): string => {
  const wall = mix(s.colours.paper, depth(s, 0.2), s.dark ? 0.55 : 0.2)
  const roof = depth(s, 0.95)
  return [
    path('M-72 0V-62L-44-96L72-96V0Z', wall),
    path('M-72 0V-62L-40-100L-6-62V0Z', mix(wall, s.colours.ink, 0.12)),
    path(
      'M-92-58C-70-74-54-92-42-112C10-106 50-106 88-112C92-92 94-76 100-58C60-64 30-64-4-58' +
        'C-16-70-28-84-40-98C-52-84-62-70-74-54Z',
      roof,
    ),
    rect(-52, -36, 26, 36, depth(s, 0.9)),
    rect(24, -42, 26, 22, s.dark ? s.colours.accent : depth(s, 0.8)),
  ].join('')
}
