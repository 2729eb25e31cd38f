import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { studyQueries } from '#/domains/study/course-queries'
import { dayDate, stageDates } from '#/domains/study/days/day-dates'
import { countedDayProgress } from '#/domains/study/days/day-progress'
import type { Lesson } from '#/domains/study/model'
import { calendarDay } from '#/lib/dates'
import { Icon } from '#/ui/pictures/icon'
import { ProgressBar } from '#/ui/states/progress'
import { PlanSet } from './plan-set'
import type { DayView } from './use-day'

interface PlanProps {
  view: DayView
  current: Lesson | null
  /** Whether the video has shown its first frame. */
  isSettled: boolean
  onPick: (lessonId: number) => void
}

/** The lessons of the day in order, with what is done and how many times each part is repeated. */
export function Plan({ view, current, isSettled, onPick }: PlanProps) {
  const { t } = useLingui()
  const { day, sets, lessons, isComplete } = view
  const isToday = useIsToday(view)
  const percent = useDayProgress(view, isSettled)
  const done = lessons.filter(isComplete).length
  const repeats = day.repeatCount
  const all = lessons.length
  const count = t`${done} of ${plural(all, { one: '# lesson', other: '# lessons' })}`
  return (
    <section aria-labelledby="plan-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id="plan-title" className="type-h4">
          {isToday ? t`Plan for today` : t`Plan for the day`}
        </h2>
        <span className="num text-small text-muted">{count}</span>
      </div>
      <ProgressBar value={percent} label={t`${percent}% of the day is viewed`} className="mb-3" />
      {repeats > 1 && (
        <p className="flex items-center gap-2 pb-3 text-small text-muted">
          <Icon of={Repeat} size={16} />
          <span>{t`${plural(repeats, { one: 'The whole plan # time', other: 'The whole plan # times' })}`}</span>
        </p>
      )}
      <div className="*:first:border-t-0 *:first:pt-1">
        {sets.map((set, index) => (
          <PlanSet
            key={set.id}
            set={set}
            number={index + 1}
            view={view}
            current={current}
            isSettled={isSettled}
            onPick={onPick}
          />
        ))}
      </div>
    </section>
  )
}

function useIsToday(view: DayView): boolean {
  const { now, zone } = useLearnerTime()
  const course = { ...view, zone }
  return dayDate(view.day, view.dayStatus, stageDates(view.stage, course), course) === calendarDay(now, zone)
}

/** The day's progress from 0 to 100: the server's count (L12, fetched once `isDue`), before that our own by lesson statistics. */
function useDayProgress({ stream, day, dayStatus, status }: DayView, isDue: boolean): number {
  const rowId = dayStatus?.id ?? null
  const { data, refetch } = useQuery({
    ...studyQueries.dayProgress(stream.id, rowId ?? 0),
    enabled: isDue && rowId !== null,
  })
  const counted = countedDayProgress(
    day.id,
    day.lessonSets.flatMap(({ lessons }) => lessons),
    status.lessons,
  )
  const known = useRef(counted.complete)
  useEffect(() => {
    // Refetched when a lesson has become complete, not with each save.
    if (isDue && known.current !== counted.complete && rowId !== null) void refetch()
    known.current = counted.complete
  }, [counted.complete, isDue, rowId, refetch])
  return data?.progress ?? counted.percent
}
