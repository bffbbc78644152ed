import { z } from 'zod'
import { declareCalls } from './call.ts'
import { language, text } from './shape.ts'

const aboutEntry = z.object({
  type: z.string(),
  code: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
})
export type AboutEntry = z.output<typeof aboutEntry>

const project = z.object({
  _id: z.string(),
  name: z.string(),
  slogan: z.string(),
  description: z.string(),
  keywords: z.string(),
  version: z.string(),
})

export const initCalls = declareCalls({
  'client/pub.init.getInfo': {
    about: 'What an app needs at launch: the project, the dictionary and the about texts.',
    access: 'pub',
    writes: false,
    kept: true,
    input: z.object({ mainUrl: text(500).optional(), lang: language.default('zh-Hans') }),
    output: z.object({
      data: z.object({
        project,
        dictionary: z.array(z.object({ code: z.string(), name: z.string(), value: z.string() })),
        about: z.array(aboutEntry),
      }),
    }),
    problems: [],
  },
  'client/pub.init.getProject': {
    about: 'What the site calls itself: the part of the launch that every page shows.',
    access: 'pub',
    writes: false,
    kept: true,
    input: z.object({ lang: language.default('zh-Hans') }),
    output: z.object({ data: z.object({ project }) }),
    problems: [],
  },
})
