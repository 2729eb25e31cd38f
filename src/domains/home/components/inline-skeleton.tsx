import { Skeleton } from '#/ui/states/skeleton'

/** Words of a heading while they are loading. */
export function InlineSkeleton() {
  return <Skeleton className="inline-block! h-[0.8em] w-60 align-baseline" />
}
