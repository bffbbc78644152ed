import { dayAt } from '#domain/dates.ts'
import type { Text } from '../text/text.ts'

/** 11月14日; with the year where it is not this one's. The day is the one at +8. */
export function articleDate(createTime: number, text: Text): string {
  const { year, month, day } = dayAt(createTime)
  return text.date.full(year, month, day)
}
