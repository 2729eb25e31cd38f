import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dueBy, type HomeworkEntry } from '../homework/homework-entries'
import { urgencyOf } from '../homework/urgency'
import { dateText } from '../texts'
import type { CalendarDay, CalendarView, DayTileState } from './calendar-view'
import { dueHomework } from './noticed-homework'

interface DayTexts {
  /** The day's own title, or its number where it has none. */
  titleOf: (day: CalendarDay) => string
  /** One or two sentences: lessons, minutes, homework. */
  contentOf: (day: CalendarDay, view: CalendarView) => string
}

/** Words about a day for the screens outside of it. */
export function useDayTexts(): DayTexts {
  const { t } = useLingui()
  const time = useLearnerTime()

  function contentOf(calendarDay: CalendarDay, view: CalendarView): string {
    const { day, lessons, minutes } = calendarDay
    const due = dueHomework(day, view)
    const sentences = [
      day.dayOfRest && t`A day of rest: nothing has to be done.`,
      lessons > 0 && (isBegun(calendarDay) ? begunText(calendarDay) : lessonsText(lessons, minutes)),
      due && homeworkText(due),
    ]
    return sentences.filter(Boolean).join(' ')
  }

  /** That of the day may be due later than its stage's, which home mentions too: the two are told apart. */
  function homeworkText(due: HomeworkEntry): string {
    const date = dueBy(due)
    if (!date || urgencyOf(due, time).level === 'calm') return t`There is homework to send.`
    const deadline = dateText(date, time, 'weekdayDay')
    return due.row.day ? t`The day’s homework is due on ${deadline}.` : t`The homework is due on ${deadline}.`
  }

  function lessonsText(lessons: number, minutes: number): string {
    if (minutes === 0) return t`${plural(lessons, { one: '# lesson', other: '# lessons' })}.`
    return t`${plural(lessons, { one: '# lesson', other: '# lessons' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }

  function begunText({ lessons, viewed, minutesLeft }: CalendarDay): string {
    return t`${viewed} of ${plural(lessons, { one: '# lesson', other: '# lessons' })}, ${plural(minutesLeft, { one: '# minute left', other: '# minutes left' })}.`
  }

  return {
    titleOf: ({ day: { excerpt, dayNumber: number } }) => excerpt || t`Day ${number}`,
    contentOf,
  }
}

/** Whether a day is under way, with something left to view. */
export function isBegun({ isStarted, minutesLeft }: Pick<CalendarDay, 'isStarted' | 'minutesLeft'>): boolean {
  return isStarted && minutesLeft > 0
}

/** A day's state in a word, for screen readers. */
export function useTileText(): (state: DayTileState) => string {
  const { t } = useLingui()
  return (state) => {
    switch (state) {
      case 'done':
        return t`done`
      case 'today':
        return t`next`
      case 'open':
        return t`to come`
      case 'missed':
        return t`missed`
      case 'rest':
        return t`day of rest`
      case 'locked':
        return t`locked`
    }
  }
}
