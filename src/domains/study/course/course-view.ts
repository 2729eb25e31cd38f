import { type HomeworkRow, homeworkRows } from '../homework/homework-rows'
import { wasSent } from '../homework/homework-status'
import type { Homework, Stage, Stream, StreamStatus } from '../model'
import { calendarDay } from '#/lib/dates'
import { currentDay } from '../days/current-day'
import type { LockContext } from '../locks/lock-conditions'
import { lockReason } from '../locks/lock-reason'
import type { StreamInState } from '../streams/stream-groups'
import { isStudyable, type StreamState } from '../streams/stream-state'
import type { LearnerTime } from '#/domains/account/use-learner-time'
import { calendarView, type CalendarDay, type StageView } from './calendar-view'
import { withHomework } from '../homework/with-homework'

export interface CourseView {
  stream: Stream
  state: StreamState
  stages: StageView[]
  current: CalendarDay | null
  /** The stage of the current day. */
  currentStage: StageView | null
  /** The homework offered now, in course order. */
  homework: HomeworkRow[]
  /** What the lock rule needs to judge anything in this course. */
  locks: LockContext
  today: number
}

interface Answers {
  stages: readonly Stage[]
  /** L13: homework that the stages' answer may leave out. */
  all: readonly Homework[]
  status: StreamStatus
  subscriptions: LockContext['subscriptions']
  userId: number
}

/** A course as home and calendar show it, computed from the server's answers. */
export function courseView({ stream, state }: StreamInState, answers: Answers, time: LearnerTime): CourseView {
  const { status, subscriptions, userId } = answers
  const stages = withHomework(answers.stages, answers.all)
  const locks: LockContext = { stream, state, stages, status, subscriptions, now: time.now }
  const today = calendarDay(time.now, time.zone)
  const views = calendarView({
    stream,
    stages,
    status,
    today,
    zone: time.zone,
    currentDayId: currentDay(stages, status)?.id ?? null,
    isLocked: (day) => !lockReason({ kind: 'day', day }, locks).isOpen,
  })
  const currentStage = views.find(({ place }) => place === 'now') ?? null
  const rows = homeworkRows({
    stream,
    stages,
    stageStatuses: status.stages,
    statuses: status.homeworks,
    all: answers.all,
    userId,
  })
  const homework = rows.map((row) => ({ ...row, isLocked: row.isLocked || isWaiting(row, locks) }))
  const current = currentStage?.days.find(({ isCurrent }) => isCurrent) ?? null
  return { stream, state, stages: views, current, currentStage, homework, locks, today }
}

/** Whether homework of an open course was never sent and cannot be yet: its stage or its day is still locked. */
function isWaiting(row: HomeworkRow, locks: LockContext): boolean {
  if (wasSent(row.status) || !isStudyable(locks.state)) return false
  return !lockReason({ kind: 'homework', homework: row }, locks).isOpen
}
