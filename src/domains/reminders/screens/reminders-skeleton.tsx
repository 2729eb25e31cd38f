import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { WEEKDAYS } from '../week'

/** The reminders while they are loading. */
export function RemindersSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your reminders`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-52 tablet:block" />
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-7 h-7 w-120 max-w-full tablet:mb-10" />
      {WEEKDAYS.map((day) => (
        <div key={day} className="flex min-h-16 items-center border-t border-line">
          <Skeleton className="h-5 w-28" />
        </div>
      ))}
    </SkeletonScreen>
  )
}
