import { Skeleton } from '#/ui/states/skeleton'

/** The week while it is loading. */
export function WeekSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-[repeat(7,34px)] justify-between">
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index} className="flex flex-col items-center gap-2">
          <Skeleton className="h-4 w-6.5" />
          <Skeleton className="size-8.5 rounded-full!" />
        </span>
      ))}
    </div>
  )
}
