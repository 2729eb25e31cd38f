import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/course/calendar')({
  staticData: { leadsOn: true },
  beforeLoad: () => {
    throw redirect({ to: '/courses', replace: true })
  },
})
