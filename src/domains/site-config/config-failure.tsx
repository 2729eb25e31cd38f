import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { part } from '#/ui/late/part'
import { siteConfigQueries } from './queries'

const ConfigFailureDialog = part(() => import('./config-failure-dialog'), 'ConfigFailureDialog', { missing: 'toast' })

/** Loads the dialog about a missing configuration once loading that has failed; most learners never need it. */
export function ConfigFailure() {
  const { errorUpdateCount } = useQuery(siteConfigQueries.domain())
  if (errorUpdateCount === 0) return null
  return (
    <Suspense>
      <ConfigFailureDialog />
    </Suspense>
  )
}
