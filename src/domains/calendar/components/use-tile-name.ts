import { useLingui } from '@lingui/react/macro'
import { dayText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay } from '#/domains/study/course/calendar-view'
import { useTileText } from '#/domains/study/course/use-tile-text'

/** The full name of a day's tile for screen readers: "Day 9, Saturday 6 June, Front light, missed". */
export function useTileName(): (day: CalendarDay) => string {
  const { t } = useLingui()
  const time = useLearnerTime()
  const tileWord = useTileText()
  return ({ day, date, state, isToday, isLocked }) => {
    const number = day.dayNumber
    return [
      t`Day ${number}`,
      dayText(date, time),
      isToday && t`today`,
      day.excerpt,
      day.requiredToComplete && t`required`,
      state === 'today' && isToday ? null : tileWord(state),
      isLocked && state !== 'locked' && t`locked`,
    ]
      .filter(Boolean)
      .join(', ')
  }
}
