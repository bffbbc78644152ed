import { eventsOfDay, findEvent } from '../../../data/history.ts'
import { handler } from '../../../handler.ts'

export const show = handler(
  'front/lishi/show',
  async ({ db, dependsOn, fail }, { _id, month, day, lang }) => {
    dependsOn('history')
    const asked = _id ? await findEvent(db, _id, lang) : null
    if (_id && !asked) return fail('event-not-found')
    const onDay = asked ? asked.month * 100 + asked.day : (month ?? 0) * 100 + (day ?? 0)
    const rows = await eventsOfDay(db, onDay, lang)
    const event = asked ?? rows[0]
    if (!event) return fail('event-not-found')
    return { data: event, rows }
  },
)
