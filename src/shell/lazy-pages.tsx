import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { isOnline } from '#/api/connectivity'
import { isReachable, reloadForRelease } from '#/api/release'
import { report } from '#/api/report'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { part } from '#/ui/late/part'
import { modalTarget } from '#/ui/modals/modal-target'
import { useShellHead } from '#/ui/page/own-head'
import { Skeleton, SkeletonScreen, SkeletonText } from '#/ui/states/skeleton'

export const RouteError = part(() => import('./route-error'), 'RouteError', { missing: 'silent' })

/** Opened from the error pages, for which no connection may be left to load it. */
export const DiagnosisModal = part(() => import('./modals/diagnosis-modal'), 'DiagnosisModal', { missing: 'toast' })

/** The error page, loaded when needed; where it does not load, its bare stand-in, until the next screen fails. */
export function LazyError(props: ErrorComponentProps) {
  useShellHead()
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <BareError {...props} />
  return (
    <Suspense fallback={<RoutePending />}>
      <RouteError {...props} onMissing={() => setMissing(true)} />
    </Suspense>
  )
}

/** The last resort: neither the screen nor the error page loaded. */
function BareError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  // As it was when the screen failed: the connection may be back before this is read.
  const [wasOnline] = useState(isOnline)
  useEffect(() => {
    report(error, { context: 'route' })
    void reloadForRelease(error)
  }, [error])
  const [retrying, setRetrying] = useState(false)
  // Only a reload asks for the files again.
  const retry = async () => {
    setRetrying(true)
    if (await isReachable()) location.reload()
    else reset()
  }
  return (
    <div className="flex flex-col items-start px-5 pt-8">
      <h1 tabIndex={-1} className="type-display mb-7">
        {wasOnline ? t`Something went wrong` : t`No Internet`}
      </h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button kind="primary" size="lg" loading={retrying} onClick={() => void retry()}>
          {t`Try again`}
        </Button>
        <LinkButton {...modalTarget('diagnosis')} kind="text">
          {t`Diagnosis file`}
        </LinkButton>
      </div>
    </div>
  )
}

const NotFoundPage = part(() => import('./not-found-page'), 'NotFoundPage')

/** The page for an unknown address, loaded when needed. */
export function LazyNotFound() {
  useShellHead()
  return (
    <Suspense fallback={<RoutePending />}>
      <NotFoundPage />
    </Suspense>
  )
}

/** A screen that is loading, where the route has no skeleton of its own. */
export function RoutePending() {
  return (
    <SkeletonScreen immediate className="pt-10">
      <Skeleton className="mb-8 h-12 w-[min(28rem,80%)]" />
      <SkeletonText lines={3} />
    </SkeletonScreen>
  )
}
