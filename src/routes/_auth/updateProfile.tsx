import { createFileRoute } from '@tanstack/react-router'
import { ShortProfileScreen } from '#/domains/session/screens/short-profile-screen'

export const Route = createFileRoute('/_auth/updateProfile')({
  staticData: { name: 'updateProfile', isBare: true, isOpenUnpaid: true },
  component: ShortProfileScreen,
})
