import { tx } from './content/content.ts'
import { midnight } from './clock.ts'
import { newId } from './ids.ts'
import type { Learner, Seconds, StreamState, World } from './model.ts'
import { findCourse, schoolOf } from './school.ts'
import { demoServiceIdOf } from './site.ts'

const DEMO_DAYS = 60

/** The brand's demo service: it opens the school's first course. */
export function demoService(world: World): { id: number; courseId: number } | null {
  const id = demoServiceIdOf(world.brand)
  const course = schoolOf(world.brand).courses[0]
  return id !== null && course ? { id, courseId: course.id } : null
}

/** The learner's demo stream; a repeated call returns the existing one (A33). */
export function addDemoStream(
  world: World,
  learner: Learner,
  { id, courseId }: { id: number; courseId: number },
  now: Seconds,
): StreamState {
  const known = learner.streams.find((stream) => stream.isDemo && stream.courseId === courseId)
  if (known) return known
  const stream = newStream(world, courseId, midnight(now), midnight(now, DEMO_DAYS))
  Object.assign(stream, { isDemo: true, fullAccess: false, orderServiceId: id })
  learner.streams.push(stream)
  addChat(world, learner, stream)
  return stream
}

export function newStream(world: World, courseId: number, start: Seconds, end: Seconds | null): StreamState {
  return {
    id: newId(world),
    courseId,
    chatId: null,
    start,
    end,
    isDemo: false,
    isOptional: false,
    fullAccess: true,
    mobileAccess: true,
    cancelled: false,
    maxConsultations: 3,
    filters: {},
    orderServiceId: null,
    freeze: null,
    stageShift: {},
    days: [],
    homeworks: [],
    statistics: [],
    consultations: [],
  }
}

/** Adds the stream's chat, where homework is answered, too. */
export function addChat(world: World, learner: Learner, stream: StreamState): void {
  const course = findCourse(world, stream.courseId)
  const expert = schoolOf(world.brand).experts[course?.expert ?? 'care']
  stream.chatId = newId(world)
  learner.chats.push({
    id: stream.chatId,
    title: course?.title ?? tx('', '', ''),
    streamId: stream.id,
    canWrite: true,
    avatar: expert?.art ?? null,
    messages: [],
  })
}
