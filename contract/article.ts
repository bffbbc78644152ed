import { z } from 'zod'
import { declareCalls } from './call.ts'
import { pageOf, paging } from './page.ts'
import { picture } from './picture.ts'
import { id, language, text, whole } from './shape.ts'

const card = z.object({
  _id: z.string(),
  title: z.string(),
  abstract: z.string(),
  headerPic: picture.nullable(),
  categoryId: z.string(),
  category: z.string(),
  tag: z.array(z.string()),
  likeNum: z.int(),
  pv: z.int(),
  commentNum: z.int(),
  createTime: z.int(),
  updateTime: z.int(),
  readingMinutes: z.int(),
  /** The language the words are in: the asked one, or the original where there is no other. */
  textLang: language,
})
export type ArticleCard = z.output<typeof card>

const article = card.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** What the header picture shows, as printed under it. */
  caption: z.string(),
})
export type Article = z.output<typeof article>

const neighbour = z
  .object({ _id: z.string(), title: z.string(), headerPic: picture.nullable() })
  .nullable()

const inLanguage = { lang: language.default('zh-Hans') }
const scope = text(200).regex(/^(category|collection):/)

export const articleCalls = declareCalls({
  'front/article/gets': {
    about: 'A page of articles, newest first, or in a collection’s own order.',
    access: 'pub',
    writes: false,
    input: z.object({
      ...paging,
      ...inLanguage,
      categoryId: id.optional(),
      collectionId: id.optional(),
      tag: text(40, 1).optional(),
    }),
    output: pageOf(card),
    problems: ['page-too-deep'],
  },
  'front/article/hot': {
    about: 'The articles with the highest score, which reads and likes raise and time lowers.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage, limit: whole(1, 50).default(10) }),
    output: z.object({ rows: z.array(card) }),
    problems: [],
  },
  'front/article/detail': {
    about: 'One article with its text.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage, _id: id }),
    output: z.object({ data: article }),
    problems: ['article-not-found'],
  },
  'front/article/prevnext': {
    about: 'The articles before and after one, in the whole list or within a scope.',
    access: 'pub',
    writes: false,
    input: z.object({ ...inLanguage, _id: id, scope: scope.optional() }),
    output: z.object({ data: z.object({ prev: neighbour, next: neighbour }) }),
    problems: ['article-not-found'],
  },
  'front/article/likepost': {
    about: 'Likes an article, or takes the like back. Once per user or device.',
    access: 'pub',
    writes: true,
    input: z.object({
      _id: id,
      inc: z.preprocess((inc) => Number(inc), z.literal([1, -1])).default(1),
    }),
    output: z.object({
      data: z.object({ _id: z.string(), likeNum: z.int(), liked: z.boolean() }),
    }),
    problems: ['article-not-found'],
  },
  'front/article/category/get': {
    about: 'All article categories with the number of articles in each.',
    access: 'pub',
    writes: false,
    kept: true,
    input: z.object({ ...inLanguage }),
    output: z.object({
      rows: z.array(z.object({ _id: z.string(), name: z.string(), total: z.int() })),
    }),
    problems: [],
  },
  'client/article/pub/gather': {
    about: 'All collections: curated, ordered sets of articles.',
    access: 'pub',
    writes: false,
    kept: true,
    input: z.object({ ...inLanguage }),
    output: z.object({
      rows: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          abstract: z.string(),
          /** The colour of its slip. */
          colour: z.string(),
          total: z.int(),
        }),
      ),
    }),
    problems: [],
  },
})
