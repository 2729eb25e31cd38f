import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** What is new, while it is loading. */
export function BannersSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading what is new`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-40 tablet:block" />
      <Skeleton className="mb-7 h-11 w-72 max-w-full tablet:mb-10" />
      <div className="grid items-center gap-x-11 gap-y-5 wide:grid-cols-[11fr_9fr]">
        <Skeleton className="aspect-16/10 w-full" />
        <Skeleton className="h-8 w-60 max-w-full" />
      </div>
    </SkeletonScreen>
  )
}
