import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignupScreen } from '#/domains/session/screens/signup-screen'
import { readLocalBrand } from '#/brand/local-brand'
import { currentBrand, settledBrand } from '#/domains/site-config/current-brand'

export const Route = createFileRoute('/_guest/signup')({
  staticData: { name: 'signup' },
  beforeLoad: async ({ context }) => {
    // Where the brand itself allows it nobody waits: the screen leaves if the school's configuration says otherwise later.
    const { isRegistrationEnable } = readLocalBrand().isRegistrationEnable
      ? currentBrand(context.queryClient)
      : await settledBrand(context.queryClient)
    if (!isRegistrationEnable) throw redirect({ to: '/', replace: true })
  },
  component: SignupScreen,
  // The sign-in stays until this screen is there: there is no frame for a skeleton.
  pendingMs: Infinity,
})
