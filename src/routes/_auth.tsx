import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireToken } from '#/domains/session/require-token'
import { bringSignedIn } from '#/routes/-bring-signed-in'
import { lazyPart } from '#/ui/lazy-part'

export const Route = createFileRoute('/_auth')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location, preload }) => {
    requireToken(location, preload)
    window.firstView?.bring(location.pathname)
    // The guard brings the schemas of the learner, streams and subscriptions, which the sign-in does not need.
    const { requireAccess } = await bringSignedIn()
    return requireAccess({ client: context.queryClient, location, preload })
  },
  component: lazyRouteComponent(bringSignedIn, 'AuthLayout'),
  // Rarely shown, so its code loads when it is.
  pendingComponent: lazyPart(() => import('#/shell/auth-pending'), 'AuthPending'),
  errorComponent: lazyRouteComponent(bringSignedIn, 'AuthError'),
})
