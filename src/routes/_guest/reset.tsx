import { createFileRoute } from '@tanstack/react-router'
import { ResetScreen } from '#/domains/session/screens/reset-screen'

export const Route = createFileRoute('/_guest/reset')({
  staticData: { name: 'accessRecovery' },
  component: ResetScreen,
  // The sign-in stays until this screen is there: there is no frame for a skeleton.
  pendingMs: Infinity,
})
