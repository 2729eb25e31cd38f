import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** A screen of the account with fields while it is loading; `withPhoto`: below the learner's picture. */
export function ProfileSkeleton({ withPhoto = false }: { withPhoto?: boolean }) {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your profile`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-52 tablet:block" />
      <Skeleton className="mb-7 h-11 w-72 max-w-full tablet:mb-10" />
      {withPhoto && (
        <div className="grid gap-4.5 border-t border-line pt-7 pb-10 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8 wide:pb-12">
          <Skeleton className="h-8 w-28" />
          <Skeleton className="size-22 rounded-full" />
        </div>
      )}
      <div className="grid gap-4.5 border-t border-line pt-7 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8">
        <Skeleton className="h-8 w-28" />
        <div className="grid gap-7 wide:grid-cols-2">
          {[0, 1, 2, 3].map((field) => (
            <Skeleton key={field} className="h-20" />
          ))}
        </div>
      </div>
    </SkeletonScreen>
  )
}
