import { Skeleton } from '#/ui/skeleton'
import { LEAD } from './lead-look'

/** Placeholder of the leading task until every course has loaded. */
export function LeadBones() {
  return (
    <div aria-hidden className={LEAD}>
      <Skeleton className="aspect-16/10 rounded-lg!" />
      <div className="flex min-w-0 flex-col gap-3">
        <Skeleton className="h-6.5 w-56 max-w-full" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-5.5 w-2/5" />
        <Skeleton className="mt-2 h-11.5 w-44" />
      </div>
    </div>
  )
}
