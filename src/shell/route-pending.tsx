import { Skeleton } from '#/ui/states/skeleton'
import { SkeletonScreen } from '#/ui/states/skeleton-screen'
import { SkeletonText } from '#/ui/states/skeleton-text'

/** A screen that is loading, where the route has no skeleton of its own. */
export function RoutePending() {
  return (
    <SkeletonScreen immediate className="pt-10">
      <Skeleton className="mb-8 h-12 w-[min(28rem,80%)]" />
      <SkeletonText lines={3} />
    </SkeletonScreen>
  )
}
