import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { rememberedRowCount } from '#/platform/storage'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The list of courses while it is loading. */
export function CoursesSkeleton() {
  const { t } = useLingui()
  const { data: user } = useQuery(accountQueries.user())
  const rows = rememberedRowCount(user?.id, 'courses')
  return (
    <SkeletonScreen label={t`Loading your courses`} immediate>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-4 tablet:mb-10">
        <Skeleton className="h-8 w-56 tablet:h-11" />
        <Skeleton className="h-11 w-full tablet:w-75" />
      </div>
      <Skeleton className="mb-3.5 h-5.5 w-28" />
      <div className="border-b border-line">
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={index}
            className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line py-4 tablet:grid-cols-[112px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(150px,210px)] tablet:gap-x-5 tablet:py-4.5 wide:gap-x-7"
          >
            <Skeleton className="row-span-3 aspect-square self-start rounded-md! tablet:row-span-1 tablet:aspect-4/3" />
            <Skeleton className="my-0.5 h-5.25 w-2/3" />
            <span className="max-tablet:mt-1.5">
              <Skeleton className="h-(--prog-h,4px)" />
              <Skeleton className="mt-2 mb-0.5 h-3.5 w-24" />
            </span>
            <Skeleton className="my-1.25 h-4 w-2/5 tablet:w-4/5 tablet:justify-self-end" />
          </div>
        ))}
      </div>
    </SkeletonScreen>
  )
}
