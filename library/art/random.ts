export type Random = {
  next: () => number
  range: (from: number, to: number) => number
  whole: (from: number, to: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  chance: (odds: number) => boolean
  sign: () => 1 | -1
  shuffle: <T>(list: readonly T[]) => T[]
}

/** FNV-1a with a final scramble, without which neighbouring seeds begin alike. */
const hash = (text: string): number => {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** A short name for a text, usable as the start of an identifier. */
export const shortName = (text: string): string => `m${hash(text).toString(36)}`

const mulberry32 = (start: number) => {
  let state = start >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The label joins the seed, so that seed 7 of two scenes does not place both suns alike. */
export const seeded = (seed: number, label: string): Random => {
  const next = mulberry32(hash(`${label}:${seed}`))
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (odds) => next() < odds,
    sign: () => (next() < 0.5 ? -1 : 1),
    shuffle: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Smooth one-dimensional noise in [-1, 1]; neighbouring whole numbers are one bump apart. */
const noise = (random: Random): ((x: number) => number) => {
  const lattice = Array.from({ length: 256 }, () => random.next() * 2 - 1)
  const at = (i: number): number => lattice[((i % 256) + 256) % 256] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    return at(cell) + (at(cell + 1) - at(cell)) * ease(x - cell)
  }
}

/** Octaves of the same noise, each twice as fine and `fall` times as strong. */
export const octaves = (random: Random, count: number, fall: number) => {
  const base = noise(random)
  return (x: number): number => {
    let sum = 0
    let strength = 1
    let total = 0
    for (let i = 0; i < count; i += 1) {
      sum += base(x * 2 ** i + i * 37.7) * strength
      total += strength
      strength *= fall
    }
    return sum / total
  }
}
