import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { EntryBones } from '../components/entry-bones'

/** The points while they are loading. */
export function PointsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your points`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-40 tablet:block" />
      <Skeleton className="h-4.5 w-24" />
      <Skeleton className="mt-3 h-20 w-64 tablet:h-32" />
      <Skeleton className="mt-4 h-7 w-90 max-w-full" />
    </SkeletonScreen>
  )
}

/** The history of points while it is loading. */
export function HistorySkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your history`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-60 tablet:block" />
      <Skeleton className="mb-7 h-11 w-72 max-w-full tablet:mb-10" />
      <div className="grid gap-4.5 border-t border-line pt-7 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8">
        <Skeleton className="h-8 w-28" />
        <EntryBones count={6} />
      </div>
    </SkeletonScreen>
  )
}
