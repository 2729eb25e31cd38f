import { useLingui } from '@lingui/react/macro'
import { Page } from '#/ui/page/page'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'

/** What is kept, while the device is asked. */
export function DownloadsSkeleton() {
  const { t } = useLingui()
  return (
    <Page title={t`Downloads and videos`}>
      <SkeletonScreen label={t`Loading your downloads`}>
        <Skeleton className="h-5 w-56" />
        <Skeleton className="mt-4 h-1 w-full max-w-120" />
        <Skeleton className="mt-8 h-16 w-full" />
        <Skeleton className="mt-3 h-16 w-full" />
      </SkeletonScreen>
    </Page>
  )
}
