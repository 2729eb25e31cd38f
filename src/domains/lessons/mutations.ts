import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import type { LessonStatisticEntry } from '#/domains/study/model'
import { lessonStatisticWire } from '#/domains/study/lesson-wire'

/** Sends increments of one lesson (L11). Never retried: a second send would count twice. With `leaving` it outlives the page. */
export async function sendStatistic(entry: LessonStatisticEntry, { leaving = false } = {}) {
  invariant(entry.streamId, 'streamId must be set')
  invariant(entry.dayId, 'dayId must be set')
  return api.post('save-lesson-stat', { json: entry, keepalive: leaving }).data(lessonStatisticWire)
}
