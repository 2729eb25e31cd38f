import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The calendar while its course is loading. */
export function CalendarSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the course`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-48 tablet:block" />
      <div className="-mt-2 grid gap-5 tablet:mt-0 tablet:grid-cols-[minmax(0,1fr)_minmax(220px,34%)] tablet:gap-12">
        <div className="max-tablet:row-start-2">
          <span className="type-display block">
            <Skeleton className="h-[1em] w-3/5" />
          </span>
          <Skeleton className="mt-4 h-4.5 w-11/12" />
          <Skeleton className="mt-2.5 h-4.5 w-2/3" />
          <Skeleton className="mt-9 h-2 w-full max-w-120" />
          <Skeleton className="mt-5 h-9 w-64 rounded-control!" />
        </div>
        <Skeleton className="-mx-gutter aspect-[2.2] rounded-none! tablet:mx-0 tablet:aspect-16/11 tablet:rounded-lg!" />
      </div>
      {[0, 1].map((stage) => (
        <div key={stage} className="mt-8 border-t border-line pt-7">
          <Skeleton className="mb-5 h-7 w-52" />
          <div className="grid grid-cols-7 gap-1.25 tablet:gap-2">
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <Skeleton key={day} className="h-14.5 split:h-39.5" />
            ))}
          </div>
        </div>
      ))}
    </SkeletonScreen>
  )
}
