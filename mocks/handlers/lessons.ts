import { lessonStatisticBody, lessonStatisticWire } from '#/domains/study/lesson-wire'
import * as z from '#/lib/zod'
import { authCall } from '../call.ts'
import { Invalid, notFound, one } from '../reply.ts'
import { statisticWireOf } from '../world/wire/streams.ts'
import { ownStream } from './courses.ts'
import { openDay } from './days.ts'

export const lessonCalls = [
  authCall('L11', 'POST save-lesson-stat', {
    body: 'json',
    expected: one(lessonStatisticWire),
    run(context) {
      const parsed = z.safeParse(lessonStatisticBody, context.body)
      if (!parsed.success) {
        throw new Invalid(parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })))
      }
      const { streamId, dayId, lessonId, viewedSeconds, playCount, dayStatus } = parsed.data
      const stream = ownStream(context, streamId)
      const { day } = openDay(context, stream, dayId)
      const isTheirs = (day.sets ?? []).some(({ lessons }) => lessons.some(({ id }) => id === lessonId))
      if (!isTheirs) throw notFound(lessonId)
      let row = stream.statistics.find((known) => known.dayId === dayId && known.lessonId === lessonId)
      if (!row) {
        row = { dayId, lessonId, viewedSeconds: 0, playCount: 0, dayStatus: null }
        stream.statistics.push(row)
      }
      row.viewedSeconds += viewedSeconds
      row.playCount += playCount
      row.dayStatus = dayStatus
      return statisticWireOf(stream, row)
    },
  }),
]
