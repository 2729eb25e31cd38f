import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { LeadSkeleton } from '../list/lead-task'
import { RowSkeleton } from '../list/row-skeleton'

/** The lists of homework while they are loading. */
export function HomeworksSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your homework`} immediate>
      <Skeleton className="mb-7 h-11 w-56 tablet:mb-10" />
      <Skeleton className="h-11 w-full max-w-110" />
      <Skeleton className="mt-9 mb-3.5 h-8 w-48" />
      <RowSkeleton count={5} place="homework" />
    </SkeletonScreen>
  )
}

/** The tasks while they are loading. */
export function TasksSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your homework`} immediate>
      <Skeleton className="h-11 w-40" />
      <Skeleton className="mt-3 mb-7 h-6.75 w-80 max-w-full tablet:mb-10" />
      <LeadSkeleton />
      <Skeleton className="mt-9 mb-3.5 h-8 w-48" />
      <RowSkeleton count={3} place="tasks" />
    </SkeletonScreen>
  )
}
