import type { Day, DayStatus } from '../model'

/** Whether time has opened the day, by the stream's own day status or else the course's day, never by a local clock. */
export function isOpenByTime(
  day: Pick<Day, 'isOpenByTimeDelay'>,
  status: Pick<DayStatus, 'isOpenByTimeDelay'> | undefined,
): boolean {
  return status?.isOpenByTimeDelay ?? day.isOpenByTimeDelay
}
