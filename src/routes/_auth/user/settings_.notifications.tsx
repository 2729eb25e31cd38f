import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProfileSkeleton } from '#/domains/account/screens/profile-skeleton'
import { NotificationsScreen } from '#/domains/reminders/screens/notifications-screen'

export const Route = createFileRoute('/_auth/user/settings_/notifications')({
  staticData: {
    name: 'settingsNotifications',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your settings didn’t load`,
  },
  component: NotificationsScreen,
  pendingComponent: ProfileSkeleton,
})
