import { z } from 'zod'
import { declareCalls } from './call.ts'
import { language, text } from './shape.ts'

export const almanacCalls = declareCalls({
  'client/almanac/pub/day': {
    about: 'The almanac of one day: lunar date, solar term, what it is good for.',
    access: 'pub',
    writes: false,
    kept: true,
    input: z.object({
      date: text(10).regex(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
      lang: language.default('zh-Hans'),
    }),
    output: z.object({
      data: z.object({
        date: z.string(),
        /** The lunar date, the year's name and the five-day phase, each as one short phrase. */
        lunar: z.string(),
        year: z.string(),
        phenology: z.string(),
        term: z.string(),
        termDay: z.int(),
        nextTerm: z.string(),
        daysToNextTerm: z.int(),
        /** The day's colour, as a hexadecimal value. */
        colour: z.string(),
        /** Empty in languages these words have no counterpart in yet. */
        fit: z.array(z.string()),
        avoid: z.array(z.string()),
      }),
    }),
    problems: ['no-such-date'],
  },
})
