import { useBrand } from '#/domains/site-config/use-brand'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { fittingSets } from '#/domains/study/days/lesson-filter'
import { cx } from '#/ui/cx'
import { part } from '#/ui/late/part'

const KeepControl = part(() => import('#/domains/downloads/keep-control'), 'KeepControl', { missing: 'silent' })

interface KeepCourseProps {
  view: Pick<CalendarView, 'stream' | 'stages' | 'learnerId'>
  className?: string
}

/** Keeps all lessons of the course on the device, where the brand has that. */
export function KeepCourse({ view: { stream, stages, learnerId }, className }: KeepCourseProps) {
  const { isOfflineEnable } = useBrand()
  const code = KeepControl.useCode({ isDue: isOfflineEnable })
  if (!isOfflineEnable) return null
  const places = stages.flatMap(({ days }) =>
    days.flatMap((day) =>
      fittingSets(stream, day).flatMap(({ lessons }) => lessons.map((lesson) => ({ day, lesson }))),
    ),
  )
  return (
    <div className={cx('min-h-11', className)}>
      {code && <code.KeepControl what="course" {...{ stream, learnerId, places }} />}
    </div>
  )
}
