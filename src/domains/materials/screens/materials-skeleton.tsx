import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The materials while their course is loading. */
export function MaterialsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the materials`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-72 tablet:block" />
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mt-3 mb-7 h-5.5 w-90 max-w-full tablet:mb-10" />
      <div className="grid gap-4.5 border-t border-line pt-7 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8">
        <Skeleton className="h-8 w-20" />
        <div>
          {[0, 1].map((row) => (
            <Skeleton key={row} className="my-5 h-10 w-full" />
          ))}
        </div>
      </div>
    </SkeletonScreen>
  )
}
