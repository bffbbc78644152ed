const dayMs = 24 * 3600 * 1000
const zoneMs = 8 * 3600 * 1000

export interface CalendarDay {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
}

/** The date at +8 of a moment, whatever zone the machine is in. */
export function dayAt(ms: number): CalendarDay {
  const date = new Date(ms + zoneMs)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

/** yyyy-MM-dd at +8. */
export const dateAt = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 10)

/** Milliseconds until the next midnight at +8. */
export const msToMidnight = (ms: number): number => dayMs - ((ms + zoneMs) % dayMs)
