import type { Day, DayStatus } from './model'

/** Whether time has opened the day: the stream's own day status overrides the course's day, never a local clock. */
export function isOpenByTime(
  day: Pick<Day, 'isOpenByTimeDelay'>,
  status: Pick<DayStatus, 'isOpenByTimeDelay'> | undefined,
): boolean {
  return status?.isOpenByTimeDelay ?? day.isOpenByTimeDelay
}
