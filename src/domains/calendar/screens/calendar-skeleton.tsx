import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { courseQueries } from '#/domains/study/stream-queries'
import { isUnderWay } from '#/domains/study/streams/stream-progress'
import { cx } from '#/ui/cx'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The calendar while its course is loading; as high as its head will be. */
export function CalendarSkeleton({ streamId }: { streamId: number }) {
  const { t } = useLingui()
  const { data: streams } = useQuery({ ...courseQueries.streams(), enabled: false })
  const stream = streams?.find(({ id }) => id === streamId)
  const isLine = stream !== undefined && isUnderWay(stream)
  return (
    <SkeletonScreen label={t`Loading the course`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-48 tablet:block" />
      {isLine && (
        <div className="flex min-h-18 items-center gap-3 tablet:hidden">
          <Skeleton className="size-12 rounded-sm!" />
          <div className="grow">
            <Skeleton className="h-4.5 w-2/5" />
            <Skeleton className="mt-3 h-2 w-full" />
          </div>
          <Skeleton className="size-11 rounded-control!" />
        </div>
      )}
      <div className={cx(HEAD, isLine && 'max-tablet:hidden')}>
        <div className="max-tablet:row-start-2">
          <span className="type-display block">
            <Skeleton className="h-[1em] w-3/5" />
          </span>
          <Skeleton className="mt-4 h-4.5 w-11/12" />
          <Skeleton className="mt-2.5 h-4.5 w-2/3" />
          <Skeleton className="mt-9 h-2 w-full max-w-120" />
          <Skeleton className="mt-5 h-9 w-64 rounded-control!" />
        </div>
        <Skeleton className="-mx-gutter aspect-[2.2] rounded-none! tablet:mx-0 tablet:aspect-16/11 tablet:rounded-lg!" />
      </div>
      <div className="mt-7 border-t border-line pt-6 split:hidden">
        <Skeleton className="h-4.5 w-40" />
        <Skeleton className="mt-3 h-7 w-4/5" />
        <Skeleton className="mt-5 h-11.5 w-full rounded-control! tablet:w-64" />
      </div>
      {[0, 1].map((stage) => (
        <div key={stage} className="mt-8 border-t border-line pt-7">
          <Skeleton className="mb-5 h-7 w-52" />
          <div className="grid grid-cols-7 gap-1.25 tablet:gap-2">
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <Skeleton key={day} className="h-10 split:h-39.5" />
            ))}
          </div>
        </div>
      ))}
    </SkeletonScreen>
  )
}

const HEAD = '-mt-2 grid gap-5 tablet:mt-0 tablet:grid-cols-[minmax(0,1fr)_minmax(220px,34%)] tablet:gap-12'
