import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { hadRows } from '#/platform/remembered-row-count'
import { Skeleton } from '#/ui/states/skeleton'
import { LEAD, leadList } from './lead-look'

/** Placeholder of the leading task until every course has loaded; none where there was no such task the last time. */
export function LeadSkeleton({ streamId }: { streamId?: number | undefined }) {
  const { data: user } = useQuery(accountQueries.user())
  if (!hadRows(user?.id, leadList(streamId))) return null
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
