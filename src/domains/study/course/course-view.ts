import { withHomework } from '../homework/with-homework'
import type { LockContext } from '../locks/lock-conditions'
import type { Homework, HomeworkStatus, Stage, StreamStatus } from '../model'
import type { StreamInState } from '../streams/stream-groups'

/** A course as all screens see it. Home and calendar add its calendar, lists of homework its homework, a day that day. */
export interface CourseView extends StreamInState {
  /** In course order, with the homework filled in that their answer left out. */
  stages: readonly Stage[]
  status: StreamStatus
  /** What the lock rule needs to judge anything in this course. */
  locks: LockContext
  learnerId: number
}

/** The server's answers about a course. */
export interface CourseAnswers {
  stages: readonly Stage[]
  status: StreamStatus
  /** L14, where that was asked; without it the homework's statuses are those of L3. */
  statuses?: readonly HomeworkStatus[]
  /** L13: homework that the stages' answer may leave out. */
  all: readonly Homework[]
  subscriptions: LockContext['subscriptions']
  userId: number
  now: Date
}

/** Puts a course together from the server's answers. */
export function courseView({ stream, state }: StreamInState, answers: CourseAnswers): CourseView {
  const { statuses, subscriptions, userId, now } = answers
  const stages = withHomework(answers.stages, answers.all)
  const status = statuses ? { ...answers.status, homeworks: [...statuses] } : answers.status
  const locks: LockContext = { stream, state, stages, status, subscriptions, now }
  return { stream, state, stages, status, locks, learnerId: userId }
}
