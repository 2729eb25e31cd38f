import { videoConsultationWire } from '#/domains/video-consultations/wire'
import type * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, Failure, list, notFound, one } from '../reply.ts'
import type { VideoConsultationState } from '../world/model.ts'
import { findCourse } from '../world/school.ts'
import { courseWireOf } from '../world/wire/courses.ts'
import { FormCheck, isPhone, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const NOTE_MAX = 500

export const videoConsultationCalls = [
  authCall('L24', 'GET online-consultation', {
    expected: list(videoConsultationWire),
    run: (context) =>
      context.learner.videoConsultations.map((consultation) =>
        wireOf(consultation, context, context.expand.has('course')),
      ),
  }),
  authCall('L25', 'GET course/online-consultations', {
    expected: list(videoConsultationWire),
    run: (context) =>
      context.learner.videoConsultations
        .filter(({ status }) => status === 'available')
        .map((consultation) => wireOf(consultation, context, true)),
  }),
  authCall('L26', 'PUT online-consultation/update', {
    body: 'json',
    expected: one(videoConsultationWire),
    run(context) {
      const { learner, lang, body, query, now } = context
      if (!query.has('id')) throw new Failure(400, 'Missing required parameters: id')
      const id = Number(query.get('id'))
      const consultation = learner.videoConsultations.find((own) => own.id === id)
      if (!consultation) throw notFound(id)
      if (consultation.status !== 'available') throw conflict('The consultation is booked already.')
      const start = body['start_date_time']
      const note = textOf(body['note']).trim()
      const phone = textOf(body['phone'])
      const isAhead = Number.isSafeInteger(start) && Number(start) > now
      new FormCheck(lang)
        .demand('start_date_time', isAhead, SAYS.freezePast)
        .demand('note', note.length <= NOTE_MAX, SAYS.tooLong)
        .demand('phone', isPhone(phone), SAYS.badPhone)
        .end()
      Object.assign(consultation, { status: 'waiting', start: Number(start), note: note || null, phone })
      return wireOf(consultation, context, false)
    },
  }),
]

function wireOf(
  { id, courseId, title, status, start, note, phone, minutes, joinUrl, createdAt }: VideoConsultationState,
  { world, lang }: SignedInContext,
  withCourse: boolean,
): z.input<typeof videoConsultationWire> {
  const course = withCourse ? findCourse(world, courseId) : undefined
  return {
    id,
    course_id: courseId,
    title: title[lang],
    status,
    start_date_time: start,
    note,
    phone,
    duration: minutes === null ? null : minutes * 60,
    join_url: joinUrl,
    created_at: createdAt,
    ...(withCourse ? { course: course ? courseWireOf(course, lang) : null } : {}),
  }
}
