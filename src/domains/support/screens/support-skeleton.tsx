import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** The support centre while its topics are loading. */
export function SupportSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the topics`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-40 tablet:block" />
      <Skeleton className="mb-9 h-24 w-160 max-w-full tablet:h-32" />
      <div className="grid gap-x-18 gap-y-9 wide:grid-cols-2">
        <div>
          <Skeleton className="mb-4 h-7 w-48" />
          {Array.from({ length: 5 }, (_, row) => (
            <div key={row} className="flex min-h-16 items-center border-t border-line">
              <Skeleton className="h-5 w-60" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonScreen>
  )
}
