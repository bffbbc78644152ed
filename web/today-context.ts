import { createContext, use, useEffect, useState } from 'react'
import { dateAt, msToMidnight } from '#domain/dates.ts'

/** The date the page was made for. */
export const TodayContext = createContext('')

/**
 * The date at +8. It begins as the page's, so that a page from just before midnight is taken over
 * without a break, and turns at midnight there, without anyone reloading.
 */
export function useToday(): string {
  const [today, setToday] = useState(use(TodayContext))
  useEffect(() => {
    const turn = () => setToday(dateAt(Date.now()))
    turn()
    const timer = setTimeout(turn, msToMidnight(Date.now()) + 500)
    // A sleeping device's timers sleep too.
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [today])
  return today
}
