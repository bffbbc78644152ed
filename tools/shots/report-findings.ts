import type { Shot } from './take-shot.ts'

const namedMost = 4

/** One line for each thing found, however many pictures show it. */
export function reportFindings(shots: readonly Shot[]): string[] {
  const places = new Map<string, string[]>()
  for (const { variant, findings } of shots) {
    const lines = new Set(findings.map(({ kind, text }) => `${kind}: ${text}`))
    for (const line of lines) places.set(line, [...(places.get(line) ?? []), variant.name])
  }
  return [...places].map(([line, names]) => `  ${line}  [${where(names, shots.length)}]`)
}

function where(names: readonly string[], all: number): string {
  if (names.length === all) return 'everywhere'
  const rest = names.length - namedMost
  return names.slice(0, namedMost).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
