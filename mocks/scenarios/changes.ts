import { DAY_S, HOUR_S, midnight } from '../world/clock.ts'
import { answerHomework, sendHomework, isHomeworkLocked } from '../world/homework.ts'
import type { HomeworkState, Learner, Seconds, StreamState, World } from '../world/model.ts'
import { findCourse, homeworkRows, schoolOf } from '../world/school.ts'
import { addStream, finishDays, homeworkAt, ownPhoto } from '../world/seed/people.ts'
import type { ScenarioPlace } from './scenario.ts'

/** The first stream, which the brand's pictures show. */
export function featured(learner: Learner): StreamState {
  const [stream] = learner.streams
  if (!stream) throw new Error(`${learner.persona} has no stream`)
  return stream
}

/** Leaves the learner only the featured stream. */
export function only(learner: Learner): StreamState {
  const stream = featured(learner)
  learner.streams = [stream]
  return stream
}

/** Makes today the given day of the stream, with all days before it finished. */
export function setToday(world: World, stream: StreamState, day: number, now: Seconds, finished = day - 1): void {
  const start = midnight(now, 1 - day)
  if (stream.end !== null) stream.end = Math.max(stream.end, start + 90 * DAY_S)
  stream.start = start
  stream.days = []
  stream.statistics = []
  finishDays(world, stream, finished)
}

/** Turns the brand's own stream into a full one where it is a demo. */
export function makeFull(stream: StreamState): void {
  Object.assign(stream, { isDemo: false, fullAccess: true })
}

/** Ends the learner's subscriptions a week ago. */
export function endSubscriptions({ main, now }: ScenarioPlace): void {
  for (const subscription of main.subscriptions) {
    Object.assign(subscription, {
      status: 'ended',
      isActive: false,
      isActiveStatus: false,
      recurrent: false,
      nextPayAt: null,
      endDate: now - 7 * DAY_S,
    })
  }
}

/** The first homework of a day of the featured course, whatever its state, sent a day ago. */
export function sentDayHomework({ world, main, now }: ScenarioPlace): { stream: StreamState; state: HomeworkState } {
  const stream = featured(main)
  const course = findCourse(world, stream.courseId)
  const rows = course ? homeworkRows(course) : []
  const isOpen = (row: (typeof rows)[number]) => !isHomeworkLocked(stream, row)
  const row = rows.find((one) => one.day !== null && one.homework.needsFile && isOpen(one)) ?? rows.find(isOpen)
  if (!row) throw new Error('The featured course has no homework')
  const state = homeworkAt(world, stream, row.homework.id, now - DAY_S)
  const { answer, answerArts } = schoolOf(world.brand)
  const fileIds = answerArts.map((art) => ownPhoto(world, main, art, `${art}.jpg`))
  const message = answer[main.user.locale]
  sendHomework(world, main, stream, state, { message, fileIds }, now - DAY_S + HOUR_S)
  state.answerAt = null
  return { stream, state }
}

/** The expert's answer to that homework, two hours ago. */
export function answered(place: ScenarioPlace, verdict: 'DONE' | 'FAIL'): void {
  const { stream, state } = sentDayHomework(place)
  place.world.verdict = verdict
  answerHomework(place.world, place.main, stream, state, place.now - 2 * HOUR_S)
  place.world.verdict = 'DONE'
}

/** A stream of the featured course for somebody else. */
export function giveStream({ world, main, now }: ScenarioPlace, learner: Learner, today = 3): StreamState {
  return addStream(world, learner, now, {
    courseId: featured(main).courseId,
    today,
    daysLeft: 40,
    finished: Math.max(0, today - 1),
  })
}
