import { Outlet, useMatches, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAccessWatch } from '#/domains/session/guard/use-access-watch'
import { part } from '#/ui/late/part'
import { ReplacedNotice } from './replaced-notice'
import { factsAt } from './route-facts'
import { RoutePending } from './lazy-pages'
import { Shell } from './shell'
import { useRealtime } from './use-realtime'

const UnavailableScreen = part(() => import('#/domains/session/screens/unavailable-screen'), 'UnavailableScreen')

/** Surrounds a signed-in screen: the shell, nothing for a step, one page for a mobile-only learner. */
export function AuthLayout() {
  const { user, isUnavailable } = useRouteContext({ from: '/_auth' })
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) })
  const router = useRouter()
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  useAccessWatch(factsAt(router, pathname), isUnavailable)
  useRealtime()
  // Its state is one learner's: a link may replace them while this layout stays.
  const notice = <ReplacedNotice key={user.id} user={user} />
  if (isUnavailable) {
    return (
      <>
        <Suspense>
          <UnavailableScreen />
        </Suspense>
        {notice}
      </>
    )
  }
  const screen = (
    // A screen's own skeleton comes with its files: until then this one stands, not that of the whole shell.
    <Suspense fallback={<RoutePending />}>
      <Outlet />
    </Suspense>
  )
  return (
    <>
      {isBare ? screen : <Shell>{screen}</Shell>}
      {notice}
    </>
  )
}
