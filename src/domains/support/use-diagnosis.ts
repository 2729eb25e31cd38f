import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { buildName } from '#/api/release'
import { useBrand } from '#/domains/site-config/use-brand'
import { browserName, lastFailure } from './diagnosis'

/** What helps to find a fault, as it was when the form was opened: version, browser, and the last failed call without its contents. */
export function useDiagnosis(): readonly string[] {
  const client = useQueryClient()
  const { id } = useBrand()
  const [parts] = useState(() => {
    const queries = client.getQueryCache().getAll()
    const changes = client.getMutationCache().getAll()
    const failed = lastFailure([
      ...queries.map(({ state }) => ({ error: state.error, at: state.errorUpdatedAt })),
      ...changes.map(({ state }) => ({ error: state.error, at: state.submittedAt })),
    ])
    return [`${id} ${buildName()}`, browserName(navigator.userAgent), ...(failed === null ? [] : [failed])]
  })
  return parts
}
