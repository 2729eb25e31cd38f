import { createFileRoute } from '@tanstack/react-router'
import { requireToken } from '#/domains/session/require-token'
import { AuthError } from '#/shell/auth-error'
import { AuthLayout } from '#/shell/auth-layout'

export const Route = createFileRoute('/_auth')({
  beforeLoad: async ({ context, location, preload }) => {
    requireToken(location, preload)
    // The guard brings the wire of the learner, streams and subscriptions, which the sign-in does not need.
    const { requireAccess } = await import('#/domains/session/require-access')
    return requireAccess({ client: context.queryClient, location, preload })
  },
  component: AuthLayout,
  errorComponent: AuthError,
})
