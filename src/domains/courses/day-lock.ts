import type { Day, DayStatus, Stream } from './model'

type DayAccess = Pick<Day, 'isDemoAccessible' | 'isOpenByTimeDelay'>

/** Whether time has opened the day: the stream's own day status overrides the course's day, never a local clock. */
export function isOpenByTime(day: DayAccess, status?: Pick<DayStatus, 'isOpenByTimeDelay'>): boolean {
  return status?.isOpenByTimeDelay ?? day.isOpenByTimeDelay
}

/** A day is locked in a demo stream that does not include it, or where its time has not come. */
export function isDayLocked(
  stream: Pick<Stream, 'isDemo'>,
  day: DayAccess,
  status?: Pick<DayStatus, 'isOpenByTimeDelay'>,
): boolean {
  return stream.isDemo && (!day.isDemoAccessible || !isOpenByTime(day, status))
}
