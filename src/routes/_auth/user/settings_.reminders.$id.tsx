import { msg } from '@lingui/core/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { reminderQueries } from '#/domains/reminders/queries'
import { ReminderScreen } from '#/domains/reminders/screens/reminder-screen'
import { RemindersSkeleton } from '#/domains/reminders/screens/reminders-skeleton'
import { findReminder } from '#/domains/reminders/week'

export const Route = createFileRoute('/_auth/user/settings_/reminders/$id')({
  staticData: {
    name: 'settingsReminderUpdate',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings/reminders',
    failure: msg`Your reminders didn’t load`,
  },
  loader: async ({ context, params }) => {
    const week = await context.queryClient.query(reminderQueries.week())
    if (!findReminder(week, params.id)) throw notFound()
  },
  component: KnownReminder,
  pendingComponent: RemindersSkeleton,
})

function KnownReminder() {
  const { id } = Route.useParams()
  const { data: week } = useSuspenseQuery(reminderQueries.week())
  // It stands while it is being deleted.
  const [reminder] = useState(() => findReminder(week, id) ?? null)
  return <ReminderScreen key={id} reminder={reminder} />
}
