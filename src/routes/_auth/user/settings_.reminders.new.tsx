import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { reminderQueries } from '#/domains/reminders/queries'
import { ReminderScreen } from '#/domains/reminders/screens/reminder-screen'
import { RemindersSkeleton } from '#/domains/reminders/screens/reminders-skeleton'
import { WEEKDAYS } from '#/domains/reminders/week'
import { oneOfParam, searchParams } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/user/settings_/reminders/new')({
  staticData: {
    name: 'settingsReminderNew',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings/reminders',
    failure: msg`Your reminders didn’t load`,
  },
  validateSearch: searchParams({
    /** The day that it is for, at first. */
    day: oneOfParam(WEEKDAYS),
  }),
  loader: ({ context }) => context.queryClient.query(reminderQueries.week()),
  component: NewReminder,
  pendingComponent: RemindersSkeleton,
})

function NewReminder() {
  const { day } = Route.useSearch()
  return <ReminderScreen reminder={null} day={day} />
}
