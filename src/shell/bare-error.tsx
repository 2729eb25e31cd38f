import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isOnline } from '#/api/connectivity'
import { isReachable, reloadForRelease } from '#/api/release'
import { report } from '#/api/report'
import { Button } from '#/ui/buttons/button'

/** The last resort: neither the screen nor the error page loaded. */
export function BareError({ error, reset }: ErrorComponentProps) {
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
      <Button kind="primary" size="lg" loading={retrying} onClick={() => void retry()}>
        {t`Try again`}
      </Button>
    </div>
  )
}
