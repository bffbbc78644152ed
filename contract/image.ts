import { z } from 'zod'
import { declareCalls } from './call.ts'
import { pageOf, paging } from './page.ts'
import { picture } from './picture.ts'
import { id, language, text } from './shape.ts'

const card = z.object({
  _id: z.string(),
  title: z.string(),
  abstract: z.string(),
  picture,
  gatherId: z.string(),
  tag: z.array(z.string()),
  createTime: z.int(),
  /** The language the words are in: the asked one, or the original where there is no other. */
  textLang: language,
})
export type ImageCard = z.output<typeof card>

const neighbour = z.object({ _id: z.string(), title: z.string() }).nullable()

const image = card.extend({
  gather: z.object({ _id: z.string(), title: z.string() }),
  /** The pictures beside it in its collection. */
  prev: neighbour,
  next: neighbour,
})
export type Image = z.output<typeof image>

const inLanguage = { lang: language.default('zh-Hans') }

export const imageCalls = declareCalls({
  'client/image/pub/gets': {
    about: 'A page of pictures, newest first, of one collection or tag or of all.',
    access: 'pub',
    writes: false,
    input: z.object({
      ...paging,
      ...inLanguage,
      gatherId: id.optional(),
      tag: text(40, 1).optional(),
    }),
    output: pageOf(card),
    problems: ['page-too-deep'],
  },
  'client/image/pub/detail': {
    about: 'One picture with its collection and the pictures beside it there.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage, _id: id }),
    output: z.object({ data: image }),
    problems: ['image-not-found'],
  },
  'client/image/pub/gather': {
    about: 'All collections that hold pictures, each with its newest as cover.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage }),
    output: z.object({
      rows: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          abstract: z.string(),
          total: z.int(),
          cover: picture,
        }),
      ),
    }),
    problems: [],
  },
})
