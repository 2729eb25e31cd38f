import { dayWire, savedFiltersWire, streamStatusWire } from '#/domains/study/stage-wire'
import { freezeWire, streamWire } from '#/domains/study/stream-wire'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, forbidden, Invalid, list, notFound, one } from '../reply.ts'
import type { CourseContent } from '../world/content/content.ts'
import type { StreamState } from '../world/model.ts'
import { findCourse } from '../world/school.ts'
import { type FreezeRefusal, freeze, refuseFreeze, unfreeze } from '../world/streams.ts'
import { dayWireOf, stageWireOf } from '../world/wire/courses.ts'
import { stageWire } from '../world/wire/stage-wire.ts'
import { streamStatusWireOf, streamWireOf } from '../world/wire/streams.ts'
import { FormCheck } from './form-check.ts'
import { SAYS } from './texts.ts'

const MAX_FILTER_BYTES = 16 * 1024
/** Filters whose values are ids; others are stored as sent. */
const FILTER_LISTS = ['training_lesson_option_values', 'refused_homework_ids', 'refused_day_ids']

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** The learner's stream with this id; 404 for any other. */
export function ownStream({ learner }: SignedInContext, id: number | undefined): StreamState {
  const stream = learner.streams.find((own) => own.id === id)
  if (!stream) throw notFound(id ?? 0)
  return stream
}

/** The course of one of the learner's streams. */
export function courseOf({ world }: SignedInContext, stream: StreamState): CourseContent {
  const course = findCourse(world, stream.courseId)
  if (!course) throw notFound(stream.courseId)
  return course
}

/** A course of L7 to L9: 404 when it does not exist, 403 when the learner has no stream of it. */
function ownCourse({ world, learner, ids }: SignedInContext): CourseContent {
  const course = findCourse(world, ids[0] ?? 0)
  if (!course) throw notFound(ids[0] ?? 0)
  if (!learner.streams.some(({ courseId }) => courseId === course.id))
    throw forbidden('You have no stream of this course.')
  return course
}

/** `fields` limits the top level to these fields and the expanded ones. */
function picked<T extends object>({ query }: SignedInContext, row: T, expanded: string[]): T {
  const fields = query.get('fields')
  if (!fields) return row
  const kept = new Set([...fields.split(','), ...expanded])
  return Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key))) as T
}

/** Tells the learner's sockets that a stream has changed. */
export const streamChanged = ({ learner }: SignedInContext, stream: StreamState) =>
  ({ learnerId: learner.id, type: 'stream_status', data: { stream_id: stream.id } }) as const

export const courseCalls = [
  authCall('L1', 'GET user-course-streams', {
    expected: list(streamWire),
    run(context) {
      const { learner, world, query, expand, now, lang } = context
      const asked = [...query.getAll('filter[id][in][]'), ...query.getAll('filter[id]')].map(Number)
      return learner.streams
        .filter(({ id }) => asked.length === 0 || asked.includes(id))
        .toSorted((a, b) => b.start - a.start || b.id - a.id)
        .map((stream) => picked(context, streamWireOf(world, stream, expand.has('course'), now, lang), ['course']))
    },
  }),
  authCall('L2', 'GET user-course-streams/{id}', {
    expected: one(streamWire),
    run(context) {
      const stream = ownStream(context, context.ids[0])
      return picked(
        context,
        streamWireOf(context.world, stream, context.expand.has('course'), context.now, context.lang),
        ['course'],
      )
    },
  }),
  authCall('L3', 'GET user-course-streams/{id}/status', {
    expected: one(streamStatusWire),
    run: (context) =>
      streamStatusWireOf(
        context.world,
        context.learner,
        ownStream(context, context.ids[0]),
        context.expand,
        context.now,
        context.lang,
      ),
  }),
  authCall('L4', 'POST user-course-streams/{id}/freeze/create', {
    body: 'json',
    expected: one(freezeWire),
    run(context) {
      const { body, lang, now } = context
      const stream = ownStream(context, context.ids[0])
      const { start_date: start, end_date: end } = body
      if (!isWhole(start) || !isWhole(end)) throw new Invalid([{ field: 'start_date', message: 'Expected seconds.' }])
      if (stream.isDemo) throw forbidden('A demo stream cannot be frozen.')
      if (stream.freeze && stream.freeze.status !== 2) throw conflict('There is a pause already.')
      const refused = refuseFreeze(stream, start, end, now)
      if (refused) new FormCheck(lang).demand(refused.field, false, freezeText(refused)).end()
      const made = freeze(stream, courseOf(context, stream), start, end, now)
      context.emit(streamChanged(context, stream))
      return { status: made.status, start_date: made.start, end_date: made.end }
    },
  }),
  authCall('L5', 'GET user-course-streams/{id}/freeze/cancel', {
    expected: one(freezeWire),
    run(context) {
      const stream = ownStream(context, context.ids[0])
      const ended = unfreeze(stream, context.now)
      if (!ended) throw conflict('There is nothing to cancel.')
      context.emit(streamChanged(context, stream))
      return { status: ended.status, start_date: ended.start, end_date: ended.end }
    },
  }),
  authCall('L6', 'POST user-course-streams/{id}/filters', {
    body: 'json',
    expected: one(savedFiltersWire),
    run(context) {
      const stream = ownStream(context, context.ids[0])
      const { filters } = context.body
      const isMap = typeof filters === 'object' && filters !== null && !Array.isArray(filters)
      if (!isMap || JSON.stringify(filters).length > MAX_FILTER_BYTES)
        throw new Invalid([{ field: 'filters', message: 'Expected an object up to 16 KB.' }])
      for (const name of FILTER_LISTS) {
        const { [name]: ids } = filters as Record<string, unknown>
        if (ids !== undefined && !(Array.isArray(ids) && ids.every(isWhole)))
          throw new Invalid([{ field: 'filters', message: `Expected ids in ${name}.` }])
      }
      stream.filters = { ...filters }
      return { filters: stream.filters }
    },
  }),
  authCall('L7', 'GET courses/{id}/stages', {
    expected: list(stageWire),
    run(context) {
      const course = ownCourse(context)
      return course.stages.map((stage) => stageWireOf(context.world, course, stage, context.expand, context.lang))
    },
  }),
  authCall('L8', 'GET courses/{id}/stages/{stageId}/days', {
    expected: list(dayWire),
    run(context) {
      const course = ownCourse(context)
      const stage = course.stages.find(({ id }) => id === context.ids[1])
      if (!stage) throw notFound(context.ids[1] ?? 0)
      return stage.days.map((day) => dayWireOf(context.world, course, stage, day, context.expand, context.lang))
    },
  }),
  authCall('L9', 'GET courses/{id}/stages/{stageId}/days/{dayId}', {
    expected: one(dayWire),
    run(context) {
      const course = ownCourse(context)
      const stage = course.stages.find(({ id }) => id === context.ids[1])
      const day = stage?.days.find(({ id }) => id === context.ids[2])
      if (!stage || !day) throw notFound(context.ids[2] ?? 0)
      return dayWireOf(context.world, course, stage, day, context.expand, context.lang)
    },
  }),
]

function freezeText({ why }: FreezeRefusal) {
  const texts = {
    past: SAYS.freezePast,
    'after-end': SAYS.freezeAfterEnd,
    order: SAYS.freezeOrder,
    'too-long': SAYS.freezeTooLong,
  }
  return texts[why]
}
