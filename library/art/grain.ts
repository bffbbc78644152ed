import { el, rect } from './svg.ts'

const tile = { x: 0, y: 0, width: 420, height: 420 }

const speckle = (rgb: string, alpha: string): string =>
  `0 0 0 0 ${rgb.split(' ').join(' 0 0 0 0 ')} ${alpha}`

/** Turbulence is slow over a whole picture, so one small sheet is made and then tiled. */
export const grain = (w: number, h: number, seed: number, name: string): string => {
  const filter = el(
    'filter',
    {
      id: `${name}g`,
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      'color-interpolation-filters': 'sRGB',
    },
    [
      el('feTurbulence', {
        ...tile,
        type: 'fractalNoise',
        baseFrequency: '.66 .71',
        numOctaves: 3,
        seed: seed % 997,
        stitchTiles: 'stitch',
        result: 'noise',
      }),
      el('feColorMatrix', {
        ...tile,
        in: 'noise',
        values: speckle('.1 .08 .06', '.44 0 0 0 -.215'),
        result: 'dark',
      }),
      el('feColorMatrix', {
        ...tile,
        in: 'noise',
        values: speckle('1 .99 .96', '0 .38 0 0 -.19'),
        result: 'light',
      }),
      el('feMerge', tile, el('feMergeNode', { in: 'dark' }) + el('feMergeNode', { in: 'light' })),
      el('feTile', {}),
    ].join(''),
  )
  return filter + rect(0, 0, w, h, '#000', { filter: `url(#${name}g)` })
}
