import { Suspense } from 'react'
import { lazyPart } from '#/ui/lazy-part'
import { RoutePending } from './route-pending'

const NotFoundPage = lazyPart(() => import('./not-found-page'), 'NotFoundPage')

/** The page of an unknown address, brought when it is needed. */
export function LazyNotFound() {
  return (
    <Suspense fallback={<RoutePending />}>
      <NotFoundPage />
    </Suspense>
  )
}
