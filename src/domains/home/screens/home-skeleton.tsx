import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { Greeting } from '../components/greeting'
import { WeekSkeleton } from '../components/continue-layout'

/** Home while the learner's courses are loading. */
export function HomeSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your courses`} immediate>
      <p aria-hidden className="type-display mb-7 tablet:mb-10">
        <Greeting />
      </p>
      <div className="grid gap-5 wide:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)] wide:gap-11">
        <Skeleton className="-mx-gutter aspect-video rounded-none! tablet:mx-0 tablet:aspect-16/10 tablet:rounded-lg!" />
        <div className="flex flex-col wide:py-1">
          <Skeleton className="my-0.5 h-4 w-2/5" />
          <span className="type-h1 mt-1.5 block">
            <Skeleton className="my-[0.075em] h-[0.95em] w-11/12" />
            <Skeleton className="my-[0.075em] h-[0.95em] w-2/3" />
          </span>
          <span className="mt-3 block min-h-[2lh]">
            <Skeleton className="mt-1.5 h-4 w-11/12" />
          </span>
          <Skeleton className="mt-5.5 h-13.5 w-45 rounded-control!" />
          <div className="mt-7 w-full max-w-105 wide:mt-auto wide:max-w-none wide:pt-7">
            <WeekSkeleton />
          </div>
        </div>
      </div>
    </SkeletonScreen>
  )
}
