import { createFileRoute } from '@tanstack/react-router'
import { WithoutAccountScreen } from '#/domains/session/screens/without-account-screen'
import { whereAllowed } from '#/routes/_guest/-where-allowed'

export const Route = createFileRoute('/_guest/without-account')({
  staticData: { name: 'withoutAccount' },
  beforeLoad: ({ context }) => whereAllowed(context.queryClient, 'isUserAnonAuthEnable'),
  component: WithoutAccountScreen,
  // The sign-in stays until this screen is there: there is no frame for a skeleton.
  pendingMs: Infinity,
})
