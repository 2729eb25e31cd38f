import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { withApp } from '#/platform/app-parts'
import { BareError } from './bare-error'
import { RoutePending } from './route-pending'

const RouteError = lazy(() =>
  withApp(() => import('./route-error')).then(
    ({ RouteError }) => ({ default: RouteError }),
    // Whatever broke the screen may also break its error page.
    () => ({ default: BareError }),
  ),
)

/** The error page, loaded when needed. */
export function LazyError(props: ErrorComponentProps) {
  return (
    <Suspense fallback={<RoutePending />}>
      <RouteError {...props} />
    </Suspense>
  )
}
