import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordScreen } from '#/domains/session/screens/new-password-screen'

export const Route = createFileRoute('/_auth/resetPassword')({
  staticData: { isBare: true },
  component: NewPasswordScreen,
})
