import { standingOf } from '../../../data/article-neighbours.ts'
import { addLike, countLike, removeLike } from '../../../data/likes.ts'
import { handler } from '../../../handler.ts'

export const likepost = handler(
  'front/article/likepost',
  async ({ db, now, actor, touched, fail }, { _id, inc }) => {
    if (!(await standingOf(db, _id))) return fail('article-not-found')
    const changed =
      inc === 1 ? await addLike(db, _id, actor(), now) : await removeLike(db, _id, actor())
    const likeNum = await countLike(db, _id, changed ? inc : 0)
    if (likeNum === null) return fail('article-not-found')
    touched(`article:${_id}`)
    return { data: { _id, likeNum, liked: inc === 1 } }
  },
)
