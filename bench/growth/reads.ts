import { categories } from '#library/categories.ts'
import { writeCursor } from '#server/data/cursor.ts'
import { pick, randomFrom, whole } from '../random.ts'
import { standingAt } from './articles.ts'

interface Read {
  name: string
  path: string
  /** Another input for each call, so that no call finds just what the one before it left. */
  inputs(articles: number): () => object
}

/** How far from the end deep pages are read: within the oldest twentieth. */
const deepShare = 0.05
/** Enough of the list is left after the cursor for a full page: of all, or of one category. */
const leftOfAll = 40
const leftOfCategory = 400

const cursorNear = (random: () => number, left: number, articles: number) =>
  writeCursor(standingAt(left + whole(random, 0, Math.floor(articles * deepShare))))

export const reads = [
  { name: 'list, first page', path: 'front/article/gets', inputs: () => () => ({}) },
  {
    name: 'list, deep page',
    path: 'front/article/gets',
    inputs: (articles) => {
      const random = randomFrom(11)
      return () => ({ after: cursorNear(random, leftOfAll, articles) })
    },
  },
  {
    name: 'category, deep page',
    path: 'front/article/gets',
    inputs: (articles) => {
      const random = randomFrom(12)
      return () => ({
        categoryId: pick(random, categories).id,
        after: cursorNear(random, leftOfCategory, articles),
      })
    },
  },
  {
    name: 'detail',
    path: 'front/article/detail',
    inputs: (articles) => {
      const random = randomFrom(13)
      return () => ({ _id: standingAt(whole(random, 0, articles - 1)).id })
    },
  },
] as const satisfies readonly Read[]

export type ReadName = (typeof reads)[number]['name']
