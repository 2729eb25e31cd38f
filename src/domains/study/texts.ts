import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { LearnerTime } from '#/domains/account/use-learner-time'
import { calendarDay, DAY_MS, daysUntil } from '#/lib/dates'
import { formatDate } from '#/lib/format-date'
import type { Stream } from './model'
import type { StreamState } from './streams/stream-state'

type Dated = Pick<Stream, 'startDate' | 'endDate' | 'isOptionalPurchase' | 'userCourseStreamFreeze'>

/** A date as learners read it: with its year only where that is not the current one. */
export function dateText(date: Date, { now, zone, locale }: LearnerTime, style: 'day' | 'weekdayDay' = 'day'): string {
  const yearOf = (of: Date) => formatDate(of, 'year', locale, zone)
  return formatDate(date, yearOf(date) === yearOf(now) ? style : 'dayYear', locale, zone)
}

/** The same for a day as `calendarDay` counts them, with its weekday. */
export function dayText(day: number, { now, zone, locale }: LearnerTime): string {
  const today = calendarDay(now, zone)
  return dateText(moment(day), { now: moment(today), zone: 'UTC', locale }, 'weekdayDay')
}

const moment = (day: number) => new Date(day * DAY_MS)

/**
 * A stream's state in words (specification 4): days before the start, dates of pause and end, days left.
 * `stoppedAt`: when the last subscription that covered it ended.
 */
export function streamStateText(
  { startDate, endDate, isOptionalPurchase, userCourseStreamFreeze: freeze }: Dated,
  state: StreamState,
  time: LearnerTime,
  stoppedAt: Date | null,
): MessageDescriptor {
  switch (state) {
    case 'not_started':
      return daysToGo(daysUntil(time.now, startDate, time.zone))
    case 'freeze':
      return freeze?.endDate ? frozenUntil(dateText(freeze.endDate, time)) : msg`Frozen`
    case 'stopped':
      return stoppedAt ? pausedSince(dateText(stoppedAt, time)) : msg`Paused`
    case 'ended':
      return endDate ? endedOn(dateText(endDate, time)) : msg`Over`
    case 'critical':
      return daysLeft(endDate ? daysUntil(time.now, endDate, time.zone) : 0)
    case 'open':
      if (isOptionalPurchase) return msg`Open by subscription`
      return endDate ? openUntil(dateText(endDate, time)) : msg`Always open`
  }
}

function daysToGo(days: number): MessageDescriptor {
  return days > 0 ? msg`${plural(days, { one: '# day to go', other: '# days to go' })}` : msg`Starts today`
}

function daysLeft(days: number): MessageDescriptor {
  return days > 0 ? msg`${plural(days, { one: '# day left', other: '# days left' })}` : msg`Last day`
}

const frozenUntil = (date: string) => msg`Frozen until ${date}`
const pausedSince = (date: string) => msg`Paused since ${date}`
const endedOn = (date: string) => msg`Ended on ${date}`
const openUntil = (date: string) => msg`Open until ${date}`
