import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '#/ui/states/progress'
import type { CalendarDay } from './calendar-view'
import { isBegun } from './use-day-texts'

/** How much of a day under way is viewed; the sentence above says it (`contentOf`). Nothing before and after. */
export function DayBar({ day }: { day: CalendarDay }) {
  const { t } = useLingui()
  const { viewed, lessons } = day
  if (!isBegun(day)) return null
  return (
    <ProgressBar
      value={(100 * viewed) / lessons}
      label={t`${viewed} of ${plural(lessons, { one: '# lesson', other: '# lessons' })}`}
      className="mt-3"
    />
  )
}
