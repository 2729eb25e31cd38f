import { homeworkStatusWire, homeworkWire, sentHomeworkWire } from '#/domains/study/homework-wire'
import { authCall } from '../call.ts'
import { conflict, forbidden, list, notFound, one } from '../reply.ts'
import { isHomeworkLocked, openHomework, rowOf, sendHomework } from '../world/homework.ts'
import { findCourse, homeworkRows } from '../world/school.ts'
import { stageStatus, streamAccess } from '../world/streams.ts'
import { homeworkStatusWireOf, messageWireOf } from '../world/wire/chats.ts'
import { homeworkWireOf } from '../world/wire/courses.ts'
import { ownStream } from './courses.ts'
import { FormCheck, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const MAX_TEXT_LENGTH = 4000
const MAX_FILES = 10

export const homeworkCalls = [
  authCall('L13', 'GET homework', {
    expected: list(homeworkWire),
    run({ world, learner, expand, lang }) {
      const courses = new Set(learner.streams.map(({ courseId }) => courseId))
      return [...courses].flatMap((id) => {
        const course = findCourse(world, id)
        return (course ? homeworkRows(course) : []).map(({ homework }) =>
          homeworkWireOf(homework, lang, expand.has('scores')),
        )
      })
    },
  }),

  authCall('L14', 'GET user-course-streams/{id}/user-homework', {
    expected: list(homeworkStatusWire),
    run(context) {
      const { world, now } = context
      const stream = ownStream(context, context.ids[0])
      const course = findCourse(world, stream.courseId)
      if (course) openHomework(world, stream, course, now)
      return stream.homeworks.map((state) => {
        const row = rowOf(world, stream, state)
        return homeworkStatusWireOf(stream, state, row ? isHomeworkLocked(stream, row) : false)
      })
    },
  }),

  authCall('L15', 'POST user-course-streams/{id}/user-homework/{statusId}', {
    body: 'multipart',
    expected: one(sentHomeworkWire),
    run(context) {
      const { world, learner, lang, now, body } = context
      const stream = ownStream(context, context.ids[0])
      const state = stream.homeworks.find(({ id }) => id === context.ids[1])
      const row = state && rowOf(world, stream, state)
      if (!state || !row) throw notFound(context.ids[1] ?? 0)
      const { homework } = row
      if (isHomeworkLocked(stream, row)) throw forbidden('The homework is locked.')
      if (streamAccess(stream, learner, now) !== 'open') throw forbidden('The stream is not open.')
      if (stageStatus(stream, row.stage, now) === 'close') throw forbidden('The stage is closed.')
      if (state.status === 'UPLOADED' || state.status === 'DONE') throw conflict('The homework is sent already.')

      const message = textOf(body['message'])
      const fileIds = idsOf(body['file_ids'])
      const exerciseIds = idsOf(body['exercise_ids'])
      const isEmpty = message === '' && fileIds.length === 0 && exerciseIds.length === 0
      const owns = (id: number) => world.files.some((file) => file.id === id && file.ownerId === learner.id)
      new FormCheck(lang)
        .demand('message', message.length <= MAX_TEXT_LENGTH, SAYS.tooLong)
        .demand('message', !isEmpty, SAYS.sayOrAttach)
        .demand('message', isEmpty || !homework.needsMessage || message !== '', SAYS.required)
        .demand('file_ids', fileIds.length <= MAX_FILES && fileIds.every(owns), SAYS.wrongValue)
        .demand('file_ids', !homework.needsFile || fileIds.length > 0, SAYS.required)
        .demand(
          'exercise_ids',
          exerciseIds.every((id) => homework.exercises.some((exercise) => exercise.id === id)),
          SAYS.wrongValue,
        )
        .demand('exercise_ids', !homework.needsExercise || exerciseIds.length > 0, SAYS.required)
        .end()

      const sent = sendHomework(world, learner, stream, state, { message, fileIds }, now)
      context.emit(...sent.events)
      const chat = learner.chats.find(({ id }) => id === stream.chatId)
      return {
        chatMessage: chat && sent.message ? messageWireOf(world, chat, sent.message, lang) : null,
        userHomeworkStatus: homeworkStatusWireOf(stream, state, false),
      }
    },
  }),
]

/** Ids of a multipart list, whose values are strings. */
function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}
