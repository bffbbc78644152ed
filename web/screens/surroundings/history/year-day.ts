/** A day of any year. */
export interface YearDay {
  month: number
  day: number
}

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const lengthOf = (month: number) => lengths[month - 1] ?? 31

/** The day an address names, or the day of a date where it names none that exists. */
export function dayOf(params: { month?: string; day?: string }, today: string): YearDay {
  const month = Number(params.month)
  const day = Number(params.day)
  const isReal = Number.isInteger(month) && Number.isInteger(day) && month >= 1 && month <= 12
  if (isReal && day >= 1 && day <= lengthOf(month)) return { month, day }
  return { month: Number(today.slice(5, 7)), day: Number(today.slice(8, 10)) }
}

/** The next day of the year, or the one before; December leads to January. */
export function neighbourDay({ month, day }: YearDay, by: 1 | -1): YearDay {
  if (by === 1) {
    if (day < lengthOf(month)) return { month, day: day + 1 }
    return { month: (month % 12) + 1, day: 1 }
  }
  if (day > 1) return { month, day: day - 1 }
  const before = month === 1 ? 12 : month - 1
  return { month: before, day: lengthOf(before) }
}
