import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PasswordScreen } from '#/domains/account/screens/password-screen'
import { ProfileSkeleton } from '#/domains/account/screens/profile-skeleton'

export const Route = createFileRoute('/_auth/user/settings_/password')({
  staticData: {
    name: 'userPassword',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your settings didn’t load`,
  },
  component: PasswordScreen,
  pendingComponent: ProfileSkeleton,
})
