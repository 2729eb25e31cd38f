import { calendarDay, DAY_MS, daysUntil } from '#/lib/dates'
import type { Day, DayStatus, Stage, Stream, StreamStatus } from '../model'

interface Course {
  stream: Pick<Stream, 'userCourseStreamFreeze'>
  stages: readonly Stage[]
  status: StreamStatus
  zone: string
}

export interface StageDates {
  /** The date and the number of its first day. */
  first: number
  number: number
  /** Days of pause that what is left of it waits for. */
  pause: number
}

/** What daylight saving adds to a day, or takes from it. */
const SAVING_MS = 60 * 60 * 1000

/** What the dates of a stage's days follow from; dates are days as `calendarDay` counts them. */
export function stageDates(stage: Stage, course: Course): StageDates {
  const first = firstDate(stage, course)
  const number = firstNumber(stage)
  const next = course.stages.slice(course.stages.indexOf(stage) + 1).find(({ days }) => days.length > 0)
  if (!next) return { first, number, pause: 0 }
  // A pause moves only the stages still ahead (contract L4).
  const pause = firstDate(next, course) - first - (firstNumber(next) - number)
  return { first, number, pause: Math.max(0, pause) }
}

/** The date of a stage's first day: stages open by date, one day after the other (contract 5.2). */
function firstDate(stage: Stage, { status, zone }: Course): number {
  const { startDate } = status.stream
  const start = calendarDay(startDate, zone)
  const openAt = status.stages.find(({ stageId }) => stageId === stage.id)?.openAt
  if (!openAt) return start + firstNumber(stage) - 1
  const ms = openAt.getTime() - startDate.getTime()
  const days = Math.round(ms / DAY_MS)
  // The server counts days of 24 hours: daylight saving moves the moment, not the day. A pause ended early adds part of a day.
  return Math.abs(ms - days * DAY_MS) <= SAVING_MS ? start + days : calendarDay(openAt, zone)
}

const firstNumber = (stage: Stage) => stage.days[0]?.dayNumber ?? 1

/** The date of a day: what a pause has kept from being done moves behind it. */
export function dayDate(day: Day, row: DayStatus | null | undefined, stage: StageDates, course: Course): number {
  const date = stage.first + day.dayNumber - stage.number
  const shift = shiftOf(date, stage.pause, course)
  if (row?.status !== 'finished') return date + shift
  // The server forgets a pause that is over; the day of finishing tells on which side of it a day was done.
  const late = row.finishedAt ? calendarDay(row.finishedAt, course.zone) - date : 0
  return late * 2 > shift ? date + shift : date
}

/** How many of a stage's days of pause lie before a date: not those of a pause that starts later. */
function shiftOf(date: number, pause: number, { stream, zone }: Course): number {
  const { startDate, endDate } = stream.userCourseStreamFreeze ?? {}
  if (!startDate) return pause
  const earlier = pause - (endDate ? daysUntil(startDate, endDate, zone) : 0)
  // A longer one was cancelled in time, or began in a later stage.
  if (earlier < 0) return pause
  return date + earlier < calendarDay(startDate, zone) ? earlier : pause
}
