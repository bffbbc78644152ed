import { z } from 'zod'
import { declareCalls } from './call.ts'
import { pageOf, paging } from './page.ts'
import { id, language } from './shape.ts'

const notice = z.object({
  _id: z.string(),
  title: z.string(),
  abstract: z.string(),
  /** Stands above the newer ones. */
  isPinned: z.boolean(),
  publishTime: z.int(),
})
export type Notice = z.output<typeof notice>

const inLanguage = { lang: language.default('zh-Hans') }

export const noticeCalls = declareCalls({
  'client/notice/pub/list': {
    about: 'A page of notices of the site: the pinned ones first, then the newest.',
    access: 'pub',
    writes: false,
    input: z.object({ ...paging, ...inLanguage }),
    output: pageOf(notice),
    problems: ['page-too-deep'],
  },
  'client/notice/pub/detail': {
    about: 'One notice with its text.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage, _id: id }),
    output: z.object({
      data: notice.extend({
        /** Sanitised HTML. */
        content: z.string(),
      }),
    }),
    problems: ['notice-not-found'],
  },
})
