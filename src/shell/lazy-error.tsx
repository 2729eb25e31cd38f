import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { part } from '#/ui/late/part'
import { BareError } from './bare-error'
import { RoutePending } from './route-pending'

export const RouteError = part(() => import('./route-error'), 'RouteError', { missing: 'silent' })

/** The error page, loaded when needed; where it does not load, its bare stand-in, until the next screen fails. */
export function LazyError(props: ErrorComponentProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <BareError {...props} />
  return (
    <Suspense fallback={<RoutePending />}>
      <RouteError {...props} onMissing={() => setMissing(true)} />
    </Suspense>
  )
}
