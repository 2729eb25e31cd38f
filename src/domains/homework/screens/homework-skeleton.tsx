import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen, SkeletonText } from '#/ui/states/skeleton'

/** One homework while it is loading. */
export function HomeworkSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the homework`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-64 tablet:block" />
      <Skeleton className="mb-3 h-6.5 w-56" />
      <Skeleton className="mb-7 h-12 w-[min(36rem,90%)]" />
      <div className="grid gap-10 split:grid-cols-[minmax(0,1fr)_360px] split:gap-16">
        <div className="border-t border-line pt-6">
          <SkeletonText lines={5} />
        </div>
        <div className="border-t border-line pt-7 split:border-0 split:p-0">
          <Skeleton className="mb-4 h-7 w-40" />
          <Skeleton className="mb-4 h-17" />
          <Skeleton className="h-23" />
        </div>
      </div>
    </SkeletonScreen>
  )
}
