import { api } from '#/api/client'
import type { LessonStatisticEntry } from './model'
import { lessonStatisticWire } from './wire'

/** Sends increments of one lesson (L11). Never repeated: a second send counts twice. `leaving` outlives the page. */
export function sendStatistic(entry: LessonStatisticEntry, { leaving = false } = {}) {
  return api.post('save-lesson-stat', { json: entry, keepalive: leaving }).data(lessonStatisticWire)
}
