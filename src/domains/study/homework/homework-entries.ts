import type { CourseView } from '../course/course-view'
import { type Lock, lockReason } from '../locks/lock-reason'
import type { HomeworkStatusCode } from '../model'
import type { StreamInState } from '../streams/stream-groups'
import { isStudyable } from '../streams/stream-state'
import { homeworkDeadline, type HomeworkRow, homeworkRows, isRequested } from './homework-rows'
import { wasSent } from './homework-status'

/** A homework's state for the learner: its status, or `locked` where it cannot be sent yet and never was. */
export type HomeworkState = HomeworkStatusCode | 'locked'

export interface HomeworkEntry {
  row: HomeworkRow
  lock: Lock
  state: HomeworkState
  deadline: Date | null
  /** The deadline has passed. */
  isLate: boolean
  /** The next stage waits for it. */
  isRequested: boolean
  /** Number of its stage in the course, from 1. */
  stageNumber: number
  /** False in a stage with status `close`: not offered in lists. */
  isOffered: boolean
}

/** A course with its homework. */
export interface HomeworkCourse extends CourseView {
  /** In the order of the course. */
  homework: HomeworkEntry[]
}

/** A course with all homework of it, with its state and the reason for it. */
export function homeworkCourse(course: CourseView): HomeworkCourse {
  const { stream, stages, locks, status, learnerId } = course
  const closed = new Set(status.stages.filter((one) => one.status === 'close').map(({ stageId }) => stageId))
  const rows = homeworkRows({ stream, stages, statuses: status.homeworks, userId: learnerId })
  const homework = rows.map((row): HomeworkEntry => {
    const lock = lockReason({ kind: 'homework', homework: row }, locks)
    const deadline = homeworkDeadline(row, locks)
    return {
      row,
      lock,
      state: !wasSent(row.status) && !lock.isOpen ? 'locked' : row.status.status,
      deadline,
      isLate: deadline !== null && deadline <= locks.now,
      isRequested: isRequested(row, stream.filters),
      stageNumber: stages.indexOf(row.stage) + 1,
      isOffered: !closed.has(row.stage.id),
    }
  })
  return { ...course, homework }
}

/** Whether an answer can be sent now, for the first time or after a rejection. */
export function isToSend({ state, lock }: Pick<HomeworkEntry, 'state' | 'lock'>): boolean {
  return lock.isOpen && (state === 'NOT_UPLOADED' || state === 'FAIL')
}

/** When it is due; null, too, once that has passed: what still waits for it waits without a date. */
export function dueBy({ deadline, isLate }: Pick<HomeworkEntry, 'deadline' | 'isLate'>): Date | null {
  return isLate ? null : deadline
}

/** The homework of a day that can be sent now. */
export function toSendOnDay({ homework }: HomeworkCourse, dayId: number): HomeworkEntry[] {
  return homework.filter((entry) => entry.isOffered && entry.row.day?.id === dayId && isToSend(entry))
}

/**
 * Whether homework is held back: by the server, or, never sent, by its stage or its day. In a course that itself waits or is over
 * this says nothing more than the course does, and holds nothing back.
 */
export function isHeldBack({ row, state }: HomeworkEntry, course: Pick<StreamInState, 'state'>): boolean {
  return row.isLocked || (state === 'locked' && isStudyable(course.state))
}

/** The homework that an address names; `rowId` tells two rows of the same task apart, else the one to send comes first. */
export function findEntry(
  entries: readonly HomeworkEntry[],
  homeworkId: number,
  rowId: number | undefined,
): HomeworkEntry | null {
  const same = entries.filter(({ row }) => row.target.homeworkId === homeworkId)
  return same.find(({ row }) => row.target.id === rowId) ?? same.find(isToSend) ?? same[0] ?? null
}

/** The row's id, for the address, where the same task occurs more than once in the course. */
export function rowInAddress(entry: HomeworkEntry, entries: readonly HomeworkEntry[]): number | undefined {
  const { homeworkId, id } = entry.row.target
  return entries.filter(({ row }) => row.target.homeworkId === homeworkId).length > 1 ? id : undefined
}
