import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAccessWatch } from '#/domains/session/guard/use-access-watch'
import { part } from '#/ui/late/part'
import { RoutePending } from './route-pending'
import { Shell } from './shell'
import { useRealtime } from './use-realtime'

declare module '@tanstack/router-core' {
  interface StaticDataRouteOption {
    /** Drawn without the shell: the steps that come before it. */
    isBare?: boolean
  }
}

const UnavailableScreen = part(() => import('#/domains/session/screens/unavailable-screen'), 'UnavailableScreen')

/** Surrounds a signed-in screen: the shell, nothing for a step, one page for a mobile-only learner. */
export function AuthLayout() {
  const { isUnavailable } = useRouteContext({ from: '/_auth' })
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) })
  useAccessWatch(isUnavailable)
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
