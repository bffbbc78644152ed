type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hex2 = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** `mix('#000000', '#ffffff', 0.25)` is a quarter of the way from the first to the second. */
export const mix = (from: string, to: string, share: number): string => {
  const [r, g, b] = parse(from)
  const [r2, g2, b2] = parse(to)
  return `#${hex2(r + (r2 - r) * share)}${hex2(g + (g2 - g) * share)}${hex2(b + (b2 - b) * share)}`
}

/** Perceived lightness from 0 (black) to 1 (white). */
export const light = (colour: string): number => {
  const [r, g, b] = parse(colour)
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255
}

/** The candidate that stands out most from the ground. */
export const against = (ground: string, ...candidates: readonly string[]): string => {
  const distance = (colour: string): number => Math.abs(light(colour) - light(ground))
  return candidates.reduce((best, next) => (distance(next) > distance(best) ? next : best))
}
