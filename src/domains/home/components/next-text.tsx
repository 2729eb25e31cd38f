import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { isStudyable } from '#/domains/study/streams/stream-state'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay } from '#/domains/study/course/calendar-view'
import { useCourse } from '#/domains/study/course/use-course'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { InlineSkeleton } from './continue-layout'

/** The second half of the greeting: what is next, and how long it takes. */
export function NextText({ one }: { one: StreamInState }) {
  const { stream, state } = one
  const course = useCourse(one)
  const { t } = useLingui()
  const time = useLearnerTime()
  const name = useCourseName()(stream)
  if (state === 'not_started') {
    const date = dateText(stream.startDate, time)
    return t`${name} starts on ${date}.`
  }
  if (state === 'freeze') {
    const until = stream.userCourseStreamFreeze?.endDate
    const date = until ? dateText(until, time) : null
    return date ? t`${name} waits until ${date}.` : t`${name} is on pause.`
  }
  if (!isStudyable(state)) return t`${name} is paused.`
  if (course.view?.current) return <NextDay day={course.view.current} />
  if (course.view || course.error) return t`${name} is next.`
  return <InlineSkeleton />
}

function NextDay({ day: { day, minutes } }: { day: CalendarDay }) {
  const { t } = useLingui()
  const number = day.dayNumber
  if (day.dayOfRest) return t`Day\u00a0${number} is a day of rest.`
  return minutes > 0
    ? t`Day\u00a0${number} is next, about ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
    : t`Day\u00a0${number} is next.`
}
