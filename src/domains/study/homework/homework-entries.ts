import type { LockContext } from '../locks/lock-conditions'
import { type Lock, lockReason } from '../locks/lock-reason'
import type { Stage, StreamStatus, Homework, HomeworkStatus, HomeworkStatusCode } from '../model'
import type { StreamInState } from '../streams/stream-groups'
import { homeworkDeadline } from './homework-deadline'
import { type HomeworkRow, homeworkRows, isRequested } from './homework-rows'
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

export interface HomeworkCourse {
  one: StreamInState
  stages: readonly Stage[]
  locks: LockContext
  /** In the order of the course. */
  entries: HomeworkEntry[]
}

export interface HomeworkAnswers {
  stages: readonly Stage[]
  status: StreamStatus
  /** From L14 where that was called, else from L3. */
  statuses: readonly HomeworkStatus[]
  all: readonly Homework[]
  subscriptions: LockContext['subscriptions']
  userId: number
  now: Date
}

/** All homework of a stream, with its state and the reason for it. */
export function homeworkCourse(one: StreamInState, answers: HomeworkAnswers): HomeworkCourse {
  const { stages, status, statuses, all, subscriptions, userId, now } = answers
  const locks: LockContext = {
    stream: one.stream,
    state: one.state,
    stages,
    subscriptions,
    now,
    status: { ...status, homeworks: [...statuses] },
  }
  const facts = { stream: one.stream, stages, statuses, all, userId }
  const offered = new Set(homeworkRows({ ...facts, stageStatuses: status.stages }).map(keyOf))
  const entries = homeworkRows({ ...facts, stageStatuses: [] }).map((row): HomeworkEntry => {
    const lock = lockReason({ kind: 'homework', homework: row }, locks)
    const deadline = homeworkDeadline(row, locks)
    return {
      row,
      lock,
      state: !wasSent(row.status) && !lock.isOpen ? 'locked' : row.status.status,
      deadline,
      isLate: deadline !== null && deadline <= now,
      isRequested: isRequested(row, one.stream.filters),
      stageNumber: stages.indexOf(row.stage) + 1,
      isOffered: offered.has(keyOf(row)),
    }
  })
  return { one, stages, locks, entries }
}

function keyOf({ targetType, target }: HomeworkRow): string {
  return `${targetType} ${target.id}`
}

/** Whether an answer can be sent now, for the first time or after a rejection. */
export function isToSend({ state, lock }: Pick<HomeworkEntry, 'state' | 'lock'>): boolean {
  return lock.isOpen && (state === 'NOT_UPLOADED' || state === 'FAIL')
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
