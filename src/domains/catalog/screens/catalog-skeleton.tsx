import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { CatalogTitle, POSITIONS } from '../components/catalog-layout'

/** The catalog while it is loading. */
export function CatalogSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading the catalog`} immediate>
      <p aria-hidden className="type-display mb-7 tablet:mb-10">
        <CatalogTitle />
      </p>
      <div className={POSITIONS}>
        <div className="col-span-full flex flex-col border-b border-line pb-9 wide:flex-row wide:items-end wide:gap-11 wide:pb-11">
          <Skeleton className="aspect-16/10 wide:flex-[1.42]" />
          <div className="flex-1 pt-3.5">
            <Skeleton className="h-9 w-2/3" />
            <Skeleton className="mt-3 h-4 w-11/12" />
            <Skeleton className="mt-4 h-11 w-48 rounded-control!" />
          </div>
        </div>
        {[0, 1, 2].map((at) => (
          <div key={at}>
            <Skeleton className="aspect-4/3" />
            <Skeleton className="mt-4 h-5.5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-11/12" />
          </div>
        ))}
      </div>
    </SkeletonScreen>
  )
}
