export interface Target {
  relation: '≥' | '≤'
  value: number
}

export const atLeast = (value: number): Target => ({ relation: '≥', value })
export const atMost = (value: number): Target => ({ relation: '≤', value })

/** The target beside a measured value, and whether it was met: two cells of a table. */
export function judged(measured: number, target: Target | undefined): [string, string] {
  if (!target) return ['', '']
  const isMet = target.relation === '≥' ? measured >= target.value : measured <= target.value
  return [`${target.relation} ${target.value}`, isMet ? 'met' : 'missed']
}
