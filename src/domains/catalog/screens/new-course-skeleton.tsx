import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** A course of the school while it is loading. */
export function NewCourseSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the course`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-60 tablet:block" />
      <div className="grid gap-6 wide:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] wide:gap-14">
        <Skeleton className="-mx-gutter aspect-16/10 w-auto! rounded-none! tablet:mx-0 tablet:rounded-lg!" />
        <div>
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-3 h-11 w-4/5" />
          <Skeleton className="mt-4 h-5 w-11/12" />
        </div>
      </div>
    </SkeletonScreen>
  )
}
