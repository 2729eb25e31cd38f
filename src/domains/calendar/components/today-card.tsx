import { useLingui } from '@lingui/react/macro'
import { dayText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay, CalendarView } from '#/domains/study/course/calendar-view'
import { DayAction } from '#/domains/study/course/day-action'
import { useDayTexts } from '#/domains/study/course/use-day-texts'

/** The day to do next, above the stages, in windows where the tiles have no room for titles. */
export function TodayCard({ day, view }: { day: CalendarDay; view: CalendarView }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { titleOf, contentOf } = useDayTexts()
  const date = dayText(day.date, time)
  const number = day.day.dayNumber
  return (
    <section
      aria-label={t`Day ${number}`}
      className="mt-7 flex flex-col gap-1.5 border-t border-line pt-5 split:hidden"
    >
      <p className="text-caption font-bold text-spark-text">{day.isToday ? t`Today, ${date}` : date}</p>
      <h2 className="type-h3">{titleOf(day)}</h2>
      <p className="text-small text-muted">{contentOf(day, view)}</p>
      <div className="mt-3 tablet:self-start">
        <DayAction streamId={view.stream.id} day={day} size="md" block />
      </div>
    </section>
  )
}
