import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The events while they are loading; the tabs above them stand. */
export function EventsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your events`} immediate>
      <Skeleton className="h-11 w-56 max-w-full" />
      <Skeleton className="mt-3 mb-7 h-7 w-72 max-w-full tablet:mb-10" />
      <Bones />
    </SkeletonScreen>
  )
}

/** The rows alone. */
export function EventRowsSkeleton({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    // The footer stays out of view until all rows are known, which would move it.
    <SkeletonScreen label={t`Loading your events`} onRetry={onRetry} className="min-h-dvh">
      <Bones />
    </SkeletonScreen>
  )
}

function Bones() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-36" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-21 items-center gap-6 border-t border-line">
          <Skeleton className="h-8 w-12" />
          <Skeleton className="h-10 w-72 max-w-full" />
        </div>
      ))}
    </>
  )
}
