import { useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { report } from '#/api/report'
import { reloadForRelease, reloadForRetry } from '#/api/route-chunk'
import { useDocumentTitle } from '#/ui/document-title'
import { ErrorBlock } from '#/ui/error-block'
import { EmptyDrawing } from '#/ui/empty-drawing'
import { TextLink } from '#/ui/text-link'

/** A screen that failed, inside the shell: the menu always works, the retry loads what is missing again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const [retrying, setRetrying] = useState(false)
  useDocumentTitle(t`Something went wrong`, '')
  useEffect(() => {
    report(error, { context: 'route' })
    // The screen's file is gone since a release: the page that follows replaces this one.
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
      title={t`Something went wrong`}
      safe={t`Your progress is safe.`}
      art={<EmptyDrawing slips />}
      retrying={retrying}
      onRetry={() => void retry()}
      support={
        <TextLink to="." search={(search) => ({ ...search, modal: 'support' })} className="target">
          {t`Write to support`}
        </TextLink>
      }
    />
  )
}
