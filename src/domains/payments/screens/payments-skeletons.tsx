import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** A subscription while it is loading. */
export function SubscriptionSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your subscription`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-72 tablet:block" />
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-7 h-6.5 w-28 tablet:mb-10" />
      <SectionBones />
      <SectionBones />
    </SkeletonScreen>
  )
}

function SectionBones() {
  return (
    <div className="grid gap-4.5 border-t border-line pt-7 pb-10 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8 wide:pb-12">
      <Skeleton className="h-8 w-40" />
      <div>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="mt-3 h-4 w-56 max-w-full" />
        <Skeleton className="mt-5 h-11.5 w-48" />
      </div>
    </div>
  )
}

/** A list of payment methods or plans while it is loading. */
export function PaymentRowsSkeleton() {
  return (
    <SkeletonScreen immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-48 tablet:block" />
      <Skeleton className="mb-7 h-11 w-72 max-w-full tablet:mb-10" />
      <Skeleton className="mt-4 h-16 w-full" />
      <Skeleton className="mt-4 h-16 w-full" />
    </SkeletonScreen>
  )
}
