interface CountUnits {
  thousand: string
  tenThousand: string
  million: string
  tenMillion: string
  hundredMillion: string
}

const oneDecimal = (value: number) => String(Math.floor(value * 10) / 10)

/** Large numbers in short: 1.2千, 12.3万, 1百万, 3.4亿. Cut off, never rounded up. */
export function shortCount(count: number, units: CountUnits): string {
  if (count < 1000) return String(count)
  if (count < 10_000) return oneDecimal(count / 1000) + units.thousand
  if (count < 1_000_000) return oneDecimal(count / 10_000) + units.tenThousand
  if (count < 10_000_000) return Math.floor(count / 1_000_000) + units.million
  if (count < 100_000_000) return Math.floor(count / 10_000_000) + units.tenMillion
  return oneDecimal(count / 100_000_000) + units.hundredMillion
}

/** The same in English steps: 1.2k, 12.3k, 3.4M. */
export function shortCountEnglish(count: number): string {
  if (count < 1000) return String(count)
  return count < 1_000_000 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`
}
