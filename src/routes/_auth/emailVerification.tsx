import { createFileRoute } from '@tanstack/react-router'
import { EmailVerificationScreen } from '#/domains/session/screens/email-verification-screen'

export const Route = createFileRoute('/_auth/emailVerification')({
  staticData: { name: 'emailVerification', isBare: true, isOpenUnpaid: true },
  component: EmailVerificationScreen,
})
