import { createFileRoute } from '@tanstack/react-router'
import { CodeSignInScreen } from '#/domains/session/screens/code-sign-in-screen'

export const Route = createFileRoute('/_guest/code')({
  staticData: { name: 'login-by-code' },
  component: CodeSignInScreen,
  // The sign-in stays until this screen is there: there is no frame for a skeleton.
  pendingMs: Infinity,
})
