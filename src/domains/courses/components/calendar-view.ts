import { pointsOf } from '#/domains/points/points-of'
import type { Lesson } from '#/domains/lessons/model'
import { calendarDay, DAY_MS } from '#/lib/dates'
import { fittingSets } from '../lesson-filter'
import type { Day, Stage, Stream, StreamStatus } from '../model'
import { type StageProgress, stageProgress } from '../stage-progress'
import { type DayTileState, dayTileState } from './day-tile-state'

export interface DayView {
  day: Day
  /** Its date, as `calendarDay` counts days. */
  date: number
  state: DayTileState
  isLocked: boolean
  isStarted: boolean
  isToday: boolean
  isCurrent: boolean
  /** How many lessons fit what the learner chose, and how long their videos are. */
  lessons: number
  minutes: number
  points: number
}

export interface StageView {
  stage: Stage
  /** Position in the course, from 1: `sort` may have gaps. */
  number: number
  /** Before, at or after the stage of the current day. */
  place: 'past' | 'now' | 'next'
  days: DayView[]
  progress: StageProgress
}

interface Source {
  stream: Pick<Stream, 'course' | 'filters'>
  stages: readonly Stage[]
  status: StreamStatus
  /** Today, as `calendarDay` counts days. */
  today: number
  zone: string
  currentDayId: number | null
  isLocked: (day: Day) => boolean
}

/** What daylight saving adds to a day, or takes from it. */
const SAVING_MS = 60 * 60 * 1000

/** Everything that the calendar shows of a course, stage by stage. */
export function calendarView(source: Source): StageView[] {
  const { stages, currentDayId } = source
  const now = stages.findIndex(({ days }) => days.some(({ id }) => id === currentDayId))
  return stages.map((stage, index) => {
    const first = firstDate(stage, source)
    const days = stage.days.map((day) => dayView(day, stage, first, source))
    return {
      stage,
      number: index + 1,
      place: placeOf(index, now),
      days,
      progress: stageProgress(stage, source.status.days),
    }
  })
}

/** Without a current day (`now` is -1) every stage is past. */
function placeOf(index: number, now: number): StageView['place'] {
  if (index === now) return 'now'
  return now < 0 || index < now ? 'past' : 'next'
}

/** The date of a stage's first day: stages open by date, one day after the other (contract 5.2). */
function firstDate(stage: Stage, { status, zone }: Source): number {
  const { startDate } = status.stream
  const start = calendarDay(startDate, zone)
  const openAt = status.stages.find(({ stageId }) => stageId === stage.id)?.openAt
  if (!openAt) return start + (stage.days[0]?.dayNumber ?? 1) - 1
  const ms = openAt.getTime() - startDate.getTime()
  const days = Math.round(ms / DAY_MS)
  // The server counts days of 24 hours, so that daylight saving moves the moment, not the day. A pause ended early adds a part of a day.
  return Math.abs(ms - days * DAY_MS) <= SAVING_MS ? start + days : calendarDay(openAt, zone)
}

function dayView(day: Day, stage: Stage, firstDateOfStage: number, source: Source): DayView {
  const row = source.status.days.find(({ stageDayId }) => stageDayId === day.id)
  const date = firstDateOfStage + day.dayNumber - (stage.days[0]?.dayNumber ?? day.dayNumber)
  const isLocked = source.isLocked(day)
  const isCurrent = day.id === source.currentDayId
  const lessons = fittingSets(source.stream, day).flatMap((set) => set.lessons)
  const isFinished = row?.status === 'finished'
  return {
    day,
    date,
    state: dayTileState({ isRest: day.dayOfRest, isFinished, isLocked, isCurrent, isPast: date < source.today }),
    isLocked,
    isStarted: row?.status === 'started',
    isToday: date === source.today,
    isCurrent,
    lessons: lessons.length,
    minutes: minutesOf(lessons),
    points: pointsOf(day.scores),
  }
}

/** The length of the lessons' videos in whole minutes, each counted once. */
function minutesOf(lessons: readonly Pick<Lesson, 'delay'>[]): number {
  const seconds = lessons.reduce((sum, { delay }) => sum + delay, 0)
  return Math.ceil(seconds / 60)
}
