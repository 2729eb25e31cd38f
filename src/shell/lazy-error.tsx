import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { withApp } from '#/platform/app-parts'
import { BareError } from './bare-error'
import { RoutePending } from './route-pending'

let part = ask()

function ask() {
  return lazy(() =>
    withApp(() => import('./route-error')).then(
      ({ RouteError }) => ({ default: RouteError }),
      // Whatever broke the screen may also break its error page; the next screen that fails asks for it again.
      () => {
        part = ask()
        return { default: BareError }
      },
    ),
  )
}

/** The error page, loaded when needed. */
export function LazyError(props: ErrorComponentProps) {
  const [RouteError] = useState(() => part)
  return (
    <Suspense fallback={<RoutePending />}>
      <RouteError {...props} />
    </Suspense>
  )
}
