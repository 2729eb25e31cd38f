import { ROW } from '#/ui/page/rows'
import { Skeleton } from '#/ui/states/skeleton'

/** Entries of the history while they are loading. */
export function EntryBones({ count }: { count: number }) {
  return (
    <div aria-hidden className="divide-y divide-line">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={ROW}>
          <div className="flex-1">
            <Skeleton className="h-5.5 w-3/5" />
            <Skeleton className="mt-1 h-4.5 w-32" />
          </div>
          <Skeleton className="h-5 w-10" />
        </div>
      ))}
    </div>
  )
}
