import { Suspense } from 'react'
import { lazyPart } from '#/ui/late/lazy-part'
import { RoutePending } from './route-pending'

const NotFoundPage = lazyPart(() => import('./not-found-page'), 'NotFoundPage')

/** The page for an unknown address, loaded when needed. */
export function LazyNotFound() {
  return (
    <Suspense fallback={<RoutePending />}>
      <NotFoundPage />
    </Suspense>
  )
}
