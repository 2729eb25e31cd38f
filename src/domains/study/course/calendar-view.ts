import { pointsOf } from '#/domains/points/points-of'
import { calendarDay } from '#/lib/dates'
import { currentDay } from '../days/find-day'
import { dayDate, type StageDates, stageDates } from '../days/day-dates'
import { daysInARow } from '../days/days-in-a-row'
import { fittingSets } from '../days/lesson-filter'
import { isLessonComplete, lessonMinutes, viewedSeconds, type StageProgress, stageProgress } from '../days/day-progress'
import { type HomeworkCourse, homeworkCourse } from '../homework/homework-entries'
import { lockReason } from '../locks/lock-reason'
import type { Day, Stage } from '../model'
import type { CourseView } from './course-view'

export interface CalendarDay {
  day: Day
  /** Its date, as `calendarDay` counts days. */
  date: number
  /** The date on which it was finished; null: it is not. */
  doneOn: number | null
  state: DayTileState
  isLocked: boolean
  isStarted: boolean
  isToday: boolean
  isCurrent: boolean
  /** How many lessons fit what the learner chose, and how long their videos are. */
  lessons: number
  minutes: number
  /** How many of them are viewed, and how long the others are. */
  viewed: number
  minutesLeft: number
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

/** A course as home and calendar show it. */
export interface CalendarView extends HomeworkCourse {
  calendar: StageView[]
  current: CalendarDay | null
  /** The stage of the current day. */
  currentStage: StageView | null
  /** Today, as `calendarDay` counts days. */
  today: number
  /** On how many days in a row, up to today, the learner has finished a day. */
  streak: number
}

interface Source extends CourseView {
  today: number
  zone: string
  currentDayId: number | null
}

/** Adds the calendar to a course, stage by stage, in the learner's time zone. */
export function calendarView(course: CourseView, zone: string): CalendarView {
  const { stages, status, locks } = course
  const currentDayId = currentDay(stages, status)?.id ?? null
  const today = calendarDay(locks.now, zone)
  const source: Source = { ...course, today, zone, currentDayId }
  const now = stages.findIndex(({ days }) => days.some(({ id }) => id === currentDayId))
  const calendar = stages.map((stage, index): StageView => {
    const dates = stageDates(stage, source)
    return {
      stage,
      number: index + 1,
      place: placeOf(index, now),
      days: stage.days.map((day) => dayView(day, dates, source)),
      progress: stageProgress(stage, status.days),
    }
  })
  const currentStage = calendar.find(({ place }) => place === 'now') ?? null
  const current = currentStage?.days.find(({ isCurrent }) => isCurrent) ?? null
  const days = calendar.flatMap((stage) => stage.days)
  const done = new Set(days.flatMap(({ doneOn }) => doneOn ?? []))
  const rest = new Set(days.filter(({ state }) => state === 'rest').map(({ date }) => date))
  const streak = daysInARow(done, rest, today)
  return { ...homeworkCourse(course), calendar, current, currentStage, today, streak }
}

/** Without a current day (`now` is -1) every stage is past. */
function placeOf(index: number, now: number): StageView['place'] {
  if (index === now) return 'now'
  return now < 0 || index < now ? 'past' : 'next'
}

function dayView(day: Day, dates: StageDates, source: Source): CalendarDay {
  const row = source.status.days.find(({ stageDayId }) => stageDayId === day.id)
  const date = dayDate(day, row, dates, source)
  const isLocked = !lockReason({ kind: 'day', day }, source.locks).isOpen
  const isCurrent = day.id === source.currentDayId
  const lessons = fittingSets(source.stream, day).flatMap((set) => set.lessons)
  const open = lessons.filter(
    (lesson) => !isLessonComplete(lesson, viewedSeconds(source.status.lessons, day.id, lesson.id)),
  )
  const isFinished = row?.status === 'finished'
  const finishedOn = row?.finishedAt ? calendarDay(row.finishedAt, source.zone) : date
  return {
    day,
    date,
    doneOn: isFinished ? finishedOn : null,
    state: dayTileState({ isRest: day.dayOfRest, isFinished, isLocked, isCurrent, isPast: date < source.today }),
    isLocked,
    isStarted: row?.status === 'started',
    isToday: date === source.today,
    isCurrent,
    lessons: lessons.length,
    minutes: lessonMinutes(lessons),
    viewed: lessons.length - open.length,
    minutesLeft: lessonMinutes(open),
    points: pointsOf(day.scores),
  }
}

export type DayTileState = 'done' | 'today' | 'open' | 'missed' | 'rest' | 'locked'

interface Facts {
  isRest: boolean
  isFinished: boolean
  isLocked: boolean
  /** The day that the learner should do next. */
  isCurrent: boolean
  /** Its calendar date is before today. */
  isPast: boolean
}

/** Which of the six looks a day has; a finished day stays done even when its stage closes again after a freeze. */
export function dayTileState(day: Facts): DayTileState {
  if (day.isRest) return 'rest'
  if (day.isFinished) return 'done'
  if (day.isLocked) return 'locked'
  if (day.isCurrent) return 'today'
  return day.isPast ? 'missed' : 'open'
}
