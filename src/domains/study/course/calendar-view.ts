import { pointsOf } from '#/domains/points/points-of'
import { lessonMinutes } from '../days/lesson-minutes'
import { dayDate, type StageDates, stageDates } from '../days/day-dates'
import { fittingSets } from '../days/lesson-filter'
import type { Day, Stage, Stream, StreamStatus } from '../model'
import { type StageProgress, stageProgress } from '../days/stage-progress'
import { type DayTileState, dayTileState } from './day-tile-state'

export interface CalendarDay {
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
  days: CalendarDay[]
  progress: StageProgress
}

interface Source {
  stream: Pick<Stream, 'course' | 'filters' | 'userCourseStreamFreeze'>
  stages: readonly Stage[]
  status: StreamStatus
  /** Today, as `calendarDay` counts days. */
  today: number
  zone: string
  currentDayId: number | null
  isLocked: (day: Day) => boolean
}

/** Everything that the calendar shows of a course, stage by stage. */
export function calendarView(source: Source): StageView[] {
  const { stages, currentDayId } = source
  const now = stages.findIndex(({ days }) => days.some(({ id }) => id === currentDayId))
  return stages.map((stage, index) => {
    const dates = stageDates(stage, source)
    const days = stage.days.map((day) => dayView(day, dates, source))
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

function dayView(day: Day, dates: StageDates, source: Source): CalendarDay {
  const row = source.status.days.find(({ stageDayId }) => stageDayId === day.id)
  const date = dayDate(day, row, dates, source)
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
    minutes: lessonMinutes(lessons),
    points: pointsOf(day.scores),
  }
}
