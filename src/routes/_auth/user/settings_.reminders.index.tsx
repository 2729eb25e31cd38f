import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { reminderQueries } from '#/domains/reminders/queries'
import { RemindersScreen } from '#/domains/reminders/screens/reminders-screen'
import { RemindersSkeleton } from '#/domains/reminders/screens/reminders-skeleton'

export const Route = createFileRoute('/_auth/user/settings_/reminders/')({
  staticData: {
    name: 'settingsReminders',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    crumb: msg`Reminders`,
    failure: msg`Your reminders didn’t load`,
  },
  loader: ({ context }) => context.queryClient.query(reminderQueries.week()),
  component: RemindersScreen,
  pendingComponent: RemindersSkeleton,
})
