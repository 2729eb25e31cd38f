import { useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { report } from '#/api/report'
import { reloadForRelease } from '#/api/route-chunk'
import { Button } from '#/ui/button'

/** The last resort: neither the screen nor the error page loaded. */
export function BareError({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  useEffect(() => {
    report(error, { context: 'route' })
    reloadForRelease(error)
  }, [error])
  return (
    <div className="flex flex-col items-start px-5 pt-8">
      <h1 tabIndex={-1} className="type-display mb-7">{t`Something went wrong`}</h1>
      <Button kind="primary" size="lg" onClick={() => location.reload()}>
        {t`Try again`}
      </Button>
    </div>
  )
}
