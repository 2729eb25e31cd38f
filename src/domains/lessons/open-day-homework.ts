import type { Day, Stream, StreamStatus } from '#/domains/courses/model'
import { isHomeworkLocked, isMeantFor } from '#/domains/homework/homework-rows'
import type { DayHomework } from '#/domains/homework/model'
import { isHandedIn, statusOf } from '#/domains/homework/homework-status'

interface Facts {
  stream: Pick<Stream, 'isDemo' | 'courseFullAccess'>
  day: Day
  status: Pick<StreamStatus, 'homeworks'>
  learnerId: number
}

/** The day's homework that is the learner's to send and was not handed in. */
export function openDayHomework({ stream, day, status, learnerId }: Facts): DayHomework[] {
  return day.homeworks.filter((row) => {
    const own = statusOf(status.homeworks, 'stage_day_homework', row.id)
    return isMeantFor(row.homework, learnerId) && !isHandedIn(own) && !isHomeworkLocked(stream, row, day, own)
  })
}
