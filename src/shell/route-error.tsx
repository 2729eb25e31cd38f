import { useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isOnline } from '#/api/connectivity'
import { report } from '#/api/report'
import { reloadForRelease, reloadForRetry } from '#/api/route-chunk'
import { useDocumentTitle } from '#/ui/document-title'
import { ErrorBlock } from '#/ui/error-block'
import { EmptyDrawing } from '#/ui/empty-drawing'
import { LinkButton } from '#/ui/link-button'
import { failedPart } from './failed-part'

/** A screen that failed, inside the shell: which one and why, a retry that loads what is missing, and links to other places. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const [retrying, setRetrying] = useState(false)
  // As it was when the screen failed: the connection may be back before this is read.
  const [wasOnline] = useState(isOnline)
  const routeId = useMatch({ strict: false, select: (match) => match.routeId }) ?? rootRouteId
  const isSignedIn = routeId.startsWith('/_auth/')
  const isHome = routeId.startsWith('/_auth/_home')
  const title = wasOnline ? t`Something went wrong` : t`No Internet`
  useDocumentTitle(title, '')
  useEffect(() => {
    report(error, { context: 'route' })
    // If the screen's file is gone since a release, a reload replaces this page.
    reloadForRelease(error)
  }, [error])
  const retry = async () => {
    setRetrying(true)
    if (reloadForRetry(error)) return
    resetQueries()
    await router.invalidate()
    reset()
    setRetrying(false)
  }
  return (
    <ErrorBlock
      as="h1"
      error={error}
      title={title}
      safe={`${i18n._(failedPart(routeId))} ${t`Your progress is safe.`}`}
      art={<EmptyDrawing slips />}
      retrying={retrying}
      onRetry={() => void retry()}
      ways={
        <>
          {isSignedIn && !isHome && (
            <LinkButton to="/home" kind="text">
              {t`Back to home`}
            </LinkButton>
          )}
          <LinkButton to="." search={(search) => ({ ...search, modal: 'support' })} kind="text">
            {t`Write to support`}
          </LinkButton>
        </>
      }
    />
  )
}
