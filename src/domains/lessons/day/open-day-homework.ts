import type { LockContext } from '#/domains/study/locks/lock-conditions'
import { lockReason } from '#/domains/study/locks/lock-reason'
import type { Day, Stage, Stream, Homework } from '#/domains/study/model'
import { type HomeworkRow, homeworkRows } from '#/domains/study/homework/homework-rows'
import { isHandedIn } from '#/domains/study/homework/homework-status'

interface Facts {
  stream: Stream
  /** The stage of the day. */
  stage: Stage
  day: Pick<Day, 'id'>
  locks: LockContext
  /** All homework (L13), for what the stages' answer left out. */
  all: readonly Homework[]
  learnerId: number
}

/** The day's homework that is the learner's, has not been handed in, and can be sent now. */
export function openDayHomework({ stream, stage, day, locks, all, learnerId }: Facts): HomeworkRow[] {
  const { stages: stageStatuses, homeworks: statuses } = locks.status
  return homeworkRows({ stream, stages: [stage], stageStatuses, statuses, all, userId: learnerId }).filter(
    (row) =>
      row.day?.id === day.id &&
      !isHandedIn(row.status) &&
      lockReason({ kind: 'homework', homework: row }, locks).isOpen,
  )
}
