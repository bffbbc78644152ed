export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

export const median = (values: readonly number[]): number => {
  const lower = percentile(values, 0.5)
  return values.length % 2 === 1 ? lower : (lower + percentile(values, 0.5 + 1 / values.length)) / 2
}
