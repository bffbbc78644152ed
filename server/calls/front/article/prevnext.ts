import {
  neighbourCards,
  neighbourId,
  standingOf,
  type Scope,
} from '../../../data/article-neighbours.ts'
import { handler } from '../../../handler.ts'

export const prevnext = handler(
  'front/article/prevnext',
  async ({ db, dependsOn, fail }, { _id, lang, scope }) => {
    dependsOn('article')
    const here = await standingOf(db, _id)
    if (!here) return fail('article-not-found')
    const within = scopeOf(scope)
    const prev = await neighbourId(db, here, within, 'before')
    const next = await neighbourId(db, here, within, 'after')
    const cards = await neighbourCards(
      db,
      [prev, next].filter((id) => id !== null),
      lang,
    )
    return {
      data: {
        prev: (prev && cards.get(prev)) || null,
        next: (next && cards.get(next)) || null,
      },
    }
  },
)

function scopeOf(scope = ''): Scope {
  const id = scope.slice(scope.indexOf(':') + 1)
  if (scope.startsWith('category:')) return { by: 'category', categoryId: id }
  if (scope.startsWith('collection:')) return { by: 'collection', collectionId: id }
  return { by: 'all' }
}
