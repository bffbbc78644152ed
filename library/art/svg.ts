export type Point = readonly [number, number]
type Attributes = Readonly<Record<string, string | number | undefined>>

const round = (value: number, places: number): number => {
  const rounded = Number(value.toFixed(places))
  return rounded === 0 ? 0 : rounded
}

/** One decimal is a tenth of a pixel at 1000 units; more would only fatten the file. */
export const n = (value: number): string => String(round(value, 1))

/** Path data: `d\`M${x} ${y}\`` writes every number the short way. */
export const d = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts
    .map((part, i) => {
      const value = values[i]
      return part + (typeof value === 'number' ? n(value) : (value ?? ''))
    })
    .join('')

const attributes = (list: Attributes): string =>
  Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value, 3) : value}"`)
    .join('')

export const el = (name: string, list: Attributes, inside = ''): string =>
  inside === ''
    ? `<${name}${attributes(list)}/>`
    : `<${name}${attributes(list)}>${inside}</${name}>`

/** Group opacity needs a layer of its own,
  which is slow; paint opacity looks the same and is not. */
const painted = ({ opacity, ...more }: Attributes): Attributes => ({
  'fill-opacity': opacity,
  'stroke-opacity': more['stroke'] === undefined ? undefined : opacity,
  ...more,
})

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  el('path', { d, fill, ...painted(more) })

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    'stroke-width': round(width, 2),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...painted({ stroke, ...more }),
  })

export const circle = ([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx: round(cx, 1), cy: round(cy, 1), r: round(r, 2), fill, ...painted(more) })

export const ellipse = (
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  el('ellipse', {
    cx: round(cx, 1),
    cy: round(cy, 1),
    rx: round(rx, 1),
    ry: round(ry, 1),
    fill,
    ...painted(more),
  })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  el('rect', {
    x: round(x, 1),
    y: round(y, 1),
    width: round(width, 1),
    height: round(height, 1),
    fill,
    ...painted(more),
  })

type Place = { at?: Point; turn?: number; scale?: number; flip?: boolean }

/** Puts a drawing made around its own origin somewhere else, larger, turned or mirrored. */
export const place = (inside: string, where: Place, more: Attributes = {}): string => {
  const [x, y] = where.at ?? [0, 0]
  const scale = where.scale ?? 1
  const turn = where.turn === undefined ? '' : ` rotate(${n(where.turn)})`
  const size = `${round(where.flip ? -scale : scale, 4)} ${round(scale, 4)}`
  return el('g', { transform: `translate(${n(x)} ${n(y)})${turn} scale(${size})`, ...more }, inside)
}

export const group = (inside: string, more: Attributes): string => el('g', more, inside)
