import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dateText } from '../texts'
import { useLearnerTime } from '../use-learner-time'
import type { CalendarDay } from './calendar-view'
import type { CourseView } from './course-view'
import { openHomeworkOf } from './open-homework'

interface DayWords {
  /** The day's own title, or its number where it has none. */
  titleOf: (day: CalendarDay) => string
  /** One or two sentences: lessons, minutes, homework. */
  contentOf: (day: CalendarDay, view: CourseView) => string
}

/** Words about a day for the screens outside of it. */
export function useDayWords(): DayWords {
  const { t } = useLingui()
  const time = useLearnerTime()

  function contentOf({ day, lessons, minutes }: CalendarDay, view: CourseView): string {
    const due = openHomeworkOf(day, view)
    const deadline = due?.deadline ? dateText(due.deadline, time, 'weekdayDay') : null
    const sentences = [
      day.dayOfRest && t`A day of rest: nothing has to be done.`,
      lessons > 0 && lessonsText(lessons, minutes),
      due && (deadline ? t`The homework is due on ${deadline}.` : t`There is homework to send.`),
    ]
    return sentences.filter(Boolean).join(' ')
  }

  function lessonsText(lessons: number, minutes: number): string {
    if (minutes === 0) return t`${plural(lessons, { one: '# lesson', other: '# lessons' })}.`
    return t`${plural(lessons, { one: '# lesson', other: '# lessons' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  }

  return {
    titleOf: ({ day: { excerpt, dayNumber: number } }) => excerpt || t`Day ${number}`,
    contentOf,
  }
}
