import { SolarDay } from 'tyme4ts'
import { solarTermColours, solarTermsEnglish } from './solar-term-names.ts'

export interface AlmanacDay {
  /** As a Chinese calendar says it: 十月, 初七. */
  lunarMonth: string
  lunarDay: string
  /** In numbers, for languages that count: month 10, day 7; a leap month is one after its twin. */
  lunarNumbers: { month: number; day: number; isLeap: boolean }
  /** 丙午年, and its animal. */
  year: string
  term: string
  termEnglish: string
  /** 1 on the day the term begins. */
  termDay: number
  nextTerm: string
  nextTermEnglish: string
  daysToNextTerm: number
  /** The five-day phase: 地始冻. */
  phenology: string
  colour: string
  fit: string[]
  avoid: string[]
}

/** The almanac of one day at +8. */
export function almanacDay(year: number, month: number, day: number): AlmanacDay {
  const solar = SolarDay.fromYmd(year, month, day)
  const lunar = solar.getLunarDay()
  const lunarMonth = lunar.getLunarMonth()
  const termDay = solar.getTermDay()
  const term = termDay.getSolarTerm()
  const next = term.next(1)
  return {
    lunarMonth: lunarMonth.getName(),
    lunarDay: lunar.getName(),
    lunarNumbers: {
      month: Math.abs(lunarMonth.getMonthWithLeap()),
      day: lunar.getDay(),
      isLeap: lunarMonth.isLeap(),
    },
    year: `${lunarMonth.getLunarYear().getSixtyCycle().getName()}年`,
    term: term.getName(),
    termEnglish: solarTermsEnglish[term.getName()] ?? '',
    termDay: termDay.getDayIndex() + 1,
    nextTerm: next.getName(),
    nextTermEnglish: solarTermsEnglish[next.getName()] ?? '',
    daysToNextTerm: next.getJulianDay().getSolarDay().subtract(solar),
    phenology: solar.getPhenologyDay().getPhenology().getName(),
    colour: solarTermColours[term.getName()] ?? '#5f9ea0',
    fit: lunar.getRecommends().map((taboo) => taboo.getName()),
    avoid: lunar.getAvoids().map((taboo) => taboo.getName()),
  }
}
