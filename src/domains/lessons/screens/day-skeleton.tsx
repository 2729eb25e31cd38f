import { useLingui } from '@lingui/react/macro'
import { useBrand } from '#/domains/site-config/use-brand'
import { cx } from '#/ui/cx'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { PLAYER_FRAME, PLAYER_WIDE } from '../player/controls/player-look'

/** A day while it is loading: the player is dark from the start, so that nothing flashes when the video arrives. */
export function DaySkeleton() {
  const { t } = useLingui()
  const { isOfflineEnable } = useBrand()
  return (
    <SkeletonScreen label={t`Loading the day`} immediate className="max-tablet:-mt-2">
      <div className="hidden tablet:block">
        <Skeleton className="mt-1 mb-6.75 h-3.5 w-55" />
        <Skeleton className="h-3.5 w-45" />
        <span className="type-h1 mt-1.75 mb-5 block">
          <Skeleton className="h-[1lh] w-[min(100%,560px)]" />
        </span>
      </div>
      <div className="flex flex-col gap-6 split:grid split:grid-cols-[minmax(0,1fr)_332px] split:grid-rows-[auto_1fr] split:gap-x-11">
        <div className={cx(PLAYER_FRAME, PLAYER_WIDE)}>
          <span className="absolute inset-x-4.5 bottom-6.5 h-1 rounded-full bg-on-media/18" />
        </div>
        <div className="flex flex-col gap-2.5 split:col-start-1">
          <Skeleton className="my-0.75 h-3.5 w-35" />
          <span className="type-h2">
            <Skeleton className="h-[1lh] w-[min(70%,340px)]" />
          </span>
          {isOfflineEnable && <Skeleton className="mt-0.5 h-11 w-45" />}
        </div>
        <div className="split:col-start-2 split:row-span-2 split:row-start-1">
          <div className="-mx-gutter flex h-12 items-center gap-7 border-b border-line px-gutter tablet:mx-0 tablet:px-0">
            <Skeleton className="h-3.5 w-8" />
            <Skeleton className="h-3.5 w-20" />
          </div>
          <div className="flex h-9.75 items-center justify-between pt-4">
            <Skeleton className="h-4.5 w-32.5" />
            <Skeleton className="h-3.25 w-20" />
          </div>
          <div className="my-3 h-(--prog-h,4px) rounded-full bg-line" />
          <div className="*:first:border-t-0 *:first:pt-1">
            {[1, 2, 1].map((lessons, part) => (
              <div key={part} className="border-t border-line pt-3.5 pb-2.5">
                <Skeleton className="my-2.25 h-3.5 w-16" />
                {Array.from({ length: lessons }, (_, lesson) => (
                  <div key={lesson} className="flex h-15.75 items-center gap-3">
                    <Skeleton className="size-8 rounded-full!" />
                    <div className="flex-1">
                      <Skeleton className="h-3.5 w-[70%]" />
                      <Skeleton className="mt-1.75 h-2.75 w-[40%]" />
                    </div>
                    <Skeleton className="h-3 w-7.5" />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonScreen>
  )
}
