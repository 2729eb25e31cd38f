import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The video consultations while they are loading. */
export function ConsultationsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your video consultations`} immediate>
      <Skeleton className="mb-7 h-11 w-96 max-w-full tablet:mb-10" />
      <Skeleton className="mb-2 h-11 w-60" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="mt-4 h-16 w-full" />
      ))}
    </SkeletonScreen>
  )
}

/** One video consultation while it is loading. */
export function ConsultationSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the video consultation`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-72 tablet:block" />
      <Skeleton className="mb-7 h-11 w-96 max-w-full tablet:mb-10" />
      <div className="grid gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,420px)] wide:gap-16">
        <div className="flex items-center gap-5">
          <Skeleton className="size-20 tablet:size-28" />
          <Skeleton className="h-6.5 w-44" />
        </div>
        <div className="grid gap-5">
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-12.5 w-full" />
          <Skeleton className="h-12.5 w-full" />
        </div>
      </div>
    </SkeletonScreen>
  )
}
