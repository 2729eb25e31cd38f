import { Skeleton } from '#/ui/skeleton'

/** Placeholder rows of homework. */
export function RowBones({ count }: { count: number }) {
  return (
    <div className="border-b border-line">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-t border-line py-4">
          <Skeleton className="size-14 shrink-0" />
          <span className="flex-1">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-2/3 tablet:w-1/3" />
          </span>
          <Skeleton className="hidden h-6.5 w-32 rounded-full! tablet:block" />
        </div>
      ))}
    </div>
  )
}
