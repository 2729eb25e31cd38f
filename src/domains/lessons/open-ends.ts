import type { Day, Stream, StreamStatus } from '#/domains/courses/model'
import { isHomeworkLocked } from '#/domains/homework/homework-lock'
import type { DayHomework } from '#/domains/homework/model'
import { isHandedIn, placeholder, statusOf } from '#/domains/homework/status-of'

interface Facts {
  stream: Pick<Stream, 'id' | 'isDemo' | 'courseFullAccess'>
  day: Day
  status: Pick<StreamStatus, 'homeworks'>
  learnerId: number
}

/** The day's homework that is the learner's to send and was not handed in. */
export function openDayHomework({ stream, day, status, learnerId }: Facts): DayHomework[] {
  return day.homeworks.filter((row) => {
    const own = statusOf(status.homeworks, 'stage_day_homework', row.id)
    const isOthers =
      row.homework?.userId !== null && row.homework?.userId !== undefined && row.homework.userId !== learnerId
    if (isOthers || isHandedIn(own)) return false
    return !isHomeworkLocked(stream, row, day, own ?? placeholder(stream.id, 'stage_day_homework', row.id))
  })
}
