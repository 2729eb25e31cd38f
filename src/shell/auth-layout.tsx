import { Outlet, useMatches, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAccessWatch } from '#/domains/session/guard/use-access-watch'
import { lazyPart } from '#/ui/late/lazy-part'
import { factsAt } from './route-facts'
import { RoutePending } from './route-pending'
import { Shell } from './shell'
import { useRealtime } from './use-realtime'

const UnavailableScreen = lazyPart(() => import('#/domains/session/screens/unavailable-screen'), 'UnavailableScreen')

/** Surrounds a signed-in screen: the shell, nothing for a step, one page for a mobile-only learner. */
export function AuthLayout() {
  const { isUnavailable } = useRouteContext({ from: '/_auth' })
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) })
  const router = useRouter()
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  useAccessWatch(factsAt(router, pathname), isUnavailable)
  useRealtime()
  if (isUnavailable) {
    return (
      <Suspense>
        <UnavailableScreen />
      </Suspense>
    )
  }
  const screen = (
    // A screen's own skeleton comes with its files: until then this one stands, not that of the whole shell.
    <Suspense fallback={<RoutePending />}>
      <Outlet />
    </Suspense>
  )
  return isBare ? screen : <Shell>{screen}</Shell>
}
