import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** What can be bought for a course, while it is loading. */
export function ExtendSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading what can be bought`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-60 tablet:block" />
      <Skeleton className="mb-7 h-11 w-90 max-w-full tablet:mb-10" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="mb-3 h-14 w-160 max-w-full" />
      ))}
    </SkeletonScreen>
  )
}
