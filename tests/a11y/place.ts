import { DAY_S, worldNow } from '../../mocks/world/clock.ts'
import { otherCoursesOf } from '../../mocks/world/content/other-courses.ts'
import { createWorld, personOf } from '../../mocks/world/create-world.ts'
import { rowOf } from '../../mocks/world/homework.ts'
import { findCourse, homeworkRows } from '../../mocks/world/school.ts'

/** What the clock of every world shows at first, so that no run depends on today's date. */
export const CLOCK = '2026-06-09T10:30:00Z'

/** The ids that the addresses of a situation need: the learner's first stream, its course, its chat, its day of today, its latest homework, and the learner's first subscription, plan of payments and video consultation. */
interface Place {
  streamId: string
  streamCourseId: string
  dayNumber: string
  homeworkId: string
  chatId: string
  subscriptionId: string
  installmentId: string
  consultationId: string
}

/** Id of a topic of support that asks for a course. */
const ASKS_FOR_COURSE = '2'

const known = new Map<string, Place>()

function placeOf(brand: string, scenario: string): Place {
  const world = createWorld({ brand, scenario, now: new Date(CLOCK) })
  const learner = personOf(world, world.persona ?? 'main')
  const stream = learner.streams[0]
  const subscriptionId = String(learner.subscriptions[0]?.id ?? 1)
  const installmentId = String(learner.installments[0]?.id ?? 1)
  const consultationId = String(learner.videoConsultations[0]?.id ?? 1)
  const ofLearner = { subscriptionId, installmentId, consultationId }
  if (!stream) return { streamId: '1', streamCourseId: '1', dayNumber: '1', homeworkId: '1', chatId: '1', ...ofLearner }
  const course = findCourse(world, stream.courseId)
  const rows = course ? homeworkRows(course) : []
  const latest = stream.homeworks.at(-1)
  const row = latest && rowOf(world, stream, latest)
  return {
    streamId: String(stream.id),
    streamCourseId: String(stream.courseId),
    dayNumber: String(Math.max(1, Math.floor((worldNow(world) - stream.start) / DAY_S) + 1)),
    chatId: String(stream.chatId ?? 1),
    ...ofLearner,
    homeworkId: String((row ?? rows[0])?.homework.id ?? 1),
  }
}

/** The address of a route, its parameters filled with the ids that a brand's scenario has. */
export function placed(path: string, brand: string, scenario: string): string {
  if (!path.includes('$')) return path
  const key = `${brand} ${scenario}`
  const place = known.get(key) ?? placeOf(brand, scenario)
  known.set(key, place)
  return path
    .replace('$streamId', place.streamId)
    .replace('$streamCourseId', place.streamCourseId)
    .replace('$dayNumber', place.dayNumber)
    .replace('$homeworkId', place.homeworkId)
    .replace('$chatId', place.chatId)
    .replace('$subscriptionId', place.subscriptionId)
    .replace('$installmentId', place.installmentId)
    .replace('$consultationId', place.consultationId)
    .replace('$courseId', String(otherCoursesOf(brand)[0]?.id))
    .replace('$categoryId', ASKS_FOR_COURSE)
    .replace(/\$\w+/g, '1')
}
