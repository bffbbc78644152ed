import { cleanAgain } from '../../../../content/clean-again.ts'
import { findNotice } from '../../../../data/notices.ts'
import { handler } from '../../../../handler.ts'

export const detail = handler(
  'client/notice/pub/detail',
  async ({ db, dependsOn, fail }, { _id, lang }) => {
    dependsOn('notice')
    const notice = await findNotice(db, _id, lang)
    if (!notice) return fail('notice-not-found')
    return { data: { ...notice, content: cleanAgain(notice.content) } }
  },
)
