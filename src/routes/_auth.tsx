import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireToken } from '#/domains/session/guard/require-token'
import { loadSignedIn } from '#/routes/-load-signed-in'
import { isEndingLate } from '#/shell/shell-first'
import { part } from '#/ui/late/part'

/** Rarely shown, so its code loads when it is. */
const AuthPending = part(() => import('#/shell/auth-pending'), 'AuthPending', { missing: 'toast' })

export const Route = createFileRoute('/_auth')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location, preload, cause }) => {
    requireToken(location, preload)
    // Behind a sign-in no still view stands while that code loads.
    if (cause === 'enter' && !document.getElementById('first-view')) void AuthPending.preload()
    window.firstView?.preload(location.pathname)
    const endsLate = isEndingLate(location.pathname)
    // The guard brings the schemas of the learner, streams and subscriptions, which the sign-in does not need.
    const { requireAccess } = await loadSignedIn()
    const route = context.factsAt(location.pathname)
    const shown = context.shown()
    return requireAccess({ client: context.queryClient, location, route, shown, preload, endsLate })
  },
  component: lazyRouteComponent(loadSignedIn, 'AuthLayout'),
  // Until then the ring in the pressed button says that something is loading.
  pendingMs: 1000,
  pendingComponent: Pending,
  errorComponent: lazyRouteComponent(loadSignedIn, 'AuthError'),
})

/** Has a boundary of its own: React would wait for this file, too, before it draws the screen, however soon the guard is done. */
function Pending() {
  return (
    <Suspense>
      <AuthPending />
    </Suspense>
  )
}
