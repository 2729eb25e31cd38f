import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#/ui/lazy-part'
import { siteConfigQueries } from './queries'

const ConfigFailureDialog = lazyPart(() => import('./config-failure-dialog'), 'ConfigFailureDialog')

/** Brings the dialog about a missing configuration once it has failed; most never see it. */
export function ConfigFailure() {
  const { errorUpdateCount } = useQuery(siteConfigQueries.domain())
  if (errorUpdateCount === 0) return null
  return (
    <Suspense>
      <ConfigFailureDialog />
    </Suspense>
  )
}
