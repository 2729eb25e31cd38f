import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordScreen } from '#/domains/session/screens/new-password-screen'

export const Route = createFileRoute('/_auth/resetPassword')({
  staticData: { name: 'resetPassword', isBare: true, isOpenUnpaid: true },
  component: NewPasswordScreen,
})
