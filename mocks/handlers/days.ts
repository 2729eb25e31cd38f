import { changedDayWire, dayProgressWire } from '#/domains/study/stage-wire'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, forbidden, notFound, one } from '../reply.ts'
import type { DayContent, StageContent } from '../world/content/content.ts'
import { dayProgress, finishDay, startDay } from '../world/days.ts'
import type { StreamState } from '../world/model.ts'
import { daysOf } from '../world/school.ts'
import { isDayLocked, stageStatus, streamAccess } from '../world/streams.ts'
import { scoresOf } from '../world/wire/courses.ts'
import { dayStatusWireOf } from '../world/wire/streams.ts'
import { courseOf, ownStream, streamChanged } from './courses.ts'

/** The day of L10 and L11, if it is open for this learner now. */
export function openDay(
  context: SignedInContext,
  stream: StreamState,
  dayId: number,
): { day: DayContent; stage: StageContent } {
  const stage = courseOf(context, stream).stages.find(({ days }) => days.some(({ id }) => id === dayId))
  const day = stage?.days.find(({ id }) => id === dayId)
  if (!stage || !day) throw notFound(dayId)
  if (streamAccess(stream, context.learner, context.now) !== 'open') throw forbidden('The stream is not open.')
  if (isDayLocked(stream, day, context.now)) throw forbidden('The day is locked.')
  return { day, stage }
}

/** Stream and day of L10, which requires an open stage, too (L11 does not). */
function askedDay(context: SignedInContext): { stream: StreamState; day: DayContent } {
  const stream = ownStream(context, context.ids[0])
  const { day, stage } = openDay(context, stream, context.ids[1] ?? 0)
  if (stageStatus(stream, stage, context.now) === 'close') throw forbidden('The stage is closed.')
  return { stream, day }
}

function changed(context: SignedInContext, stream: StreamState, day: DayContent) {
  const withDay = context.query.get('expand')?.split(',').includes('day.scores')
  return {
    ...dayStatusWireOf(stream, day, context.now),
    ...(withDay ? { day: { id: day.id, scores: scoresOf(day, context.lang) } } : {}),
  }
}

export const dayCalls = [
  authCall('L10', 'POST user-course-streams/{id}/user-day-status/{dayId}/start', {
    body: 'json',
    expected: one(changedDayWire),
    run(context) {
      const { stream, day } = askedDay(context)
      startDay(context.world, stream, day, context.now)
      context.emit(streamChanged(context, stream))
      return changed(context, stream, day)
    },
  }),
  authCall('L10', 'POST user-course-streams/{id}/user-day-status/{dayId}/finish', {
    body: 'json',
    expected: one(changedDayWire),
    run(context) {
      const { stream, day } = askedDay(context)
      const finished = finishDay(context.world, context.learner, stream, day, context.now)
      if (!finished) throw conflict('The day is not started.')
      context.emit(...finished.events, streamChanged(context, stream))
      return changed(context, stream, day)
    },
  }),
  authCall('L12', 'GET user-course-streams/{id}/user-day-status/{dayStatusId}/progress', {
    expected: one(dayProgressWire),
    run(context) {
      const stream = ownStream(context, context.ids[0])
      const row = stream.days.find(({ id }) => id === context.ids[1])
      const day = row && daysOf(courseOf(context, stream)).find(({ id }) => id === row.dayId)
      if (!row || !day) throw notFound(context.ids[1] ?? 0)
      return { day_status_id: row.id, ...dayProgress(stream, day) }
    },
  }),
]
