import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { sparePart } from '#/ui/late/spare-part'
import { siteConfigQueries } from './queries'

const ConfigFailureDialog = sparePart(() => import('./config-failure-dialog'), 'ConfigFailureDialog')

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
