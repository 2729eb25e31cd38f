import { createFileRoute } from '@tanstack/react-router'
import { PhoneVerificationScreen } from '#/domains/session/screens/phone-verification-screen'

export const Route = createFileRoute('/_auth/phoneVerification')({
  staticData: { name: 'phoneVerification', isBare: true, isOpenUnpaid: true },
  component: PhoneVerificationScreen,
})
