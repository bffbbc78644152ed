import type { Language } from '#contract/languages.ts'
import { almanacDay, type AlmanacDay } from '#domain/almanac/day.ts'
import { toTraditional } from '../../../../content/traditional.ts'
import { handler } from '../../../../handler.ts'

export const day = handler('client/almanac/pub/day', async ({ fail }, { date, lang }) => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const isReal = new Date(`${date}T00:00:00Z`).getUTCDate() === dayOfMonth
  if (!isReal) return fail('no-such-date')
  const almanac = almanacDay(year, month, dayOfMonth)
  const { termDay, daysToNextTerm, colour } = almanac
  return { data: { date, termDay, daysToNextTerm, colour, ...(await words(almanac, lang)) } }
})

async function words(almanac: AlmanacDay, lang: Language) {
  if (lang === 'en') return englishWords(almanac)
  const convert = lang === 'zh-Hant' ? await toTraditional() : (text: string) => text
  return {
    lunar: convert(almanac.lunarMonth + almanac.lunarDay),
    year: convert(almanac.year),
    phenology: convert(almanac.phenology),
    term: convert(almanac.term),
    nextTerm: convert(almanac.nextTerm),
    fit: almanac.fit.map(convert),
    avoid: almanac.avoid.map(convert),
  }
}

function englishWords({ lunarNumbers, termEnglish, nextTermEnglish }: AlmanacDay) {
  const { month, day: number, isLeap } = lunarNumbers
  return {
    lunar: `${isLeap ? 'Leap month' : 'Month'} ${month}, day ${number}`,
    year: '',
    phenology: '',
    term: termEnglish,
    nextTerm: nextTermEnglish,
    fit: [],
    avoid: [],
  }
}
