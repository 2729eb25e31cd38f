import { createFileRoute } from '@tanstack/react-router'
import { SignupScreen } from '#/domains/session/screens/signup-screen'
import { whereAllowed } from '#/routes/_guest/-where-allowed'

export const Route = createFileRoute('/_guest/signup')({
  staticData: { name: 'signup' },
  beforeLoad: ({ context }) => whereAllowed(context.queryClient, 'isRegistrationEnable'),
  component: SignupScreen,
  // The sign-in stays until this screen is there: there is no frame for a skeleton.
  pendingMs: Infinity,
})
