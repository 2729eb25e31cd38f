import { Suspense } from 'react'
import { part } from '#/ui/late/part'
import { RoutePending } from './route-pending'

const NotFoundPage = part(() => import('./not-found-page'), 'NotFoundPage')

/** The page for an unknown address, loaded when needed. */
export function LazyNotFound() {
  return (
    <Suspense fallback={<RoutePending />}>
      <NotFoundPage />
    </Suspense>
  )
}
