import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address of a course leads to its calendar. */
export const Route = createFileRoute('/_auth/course/$streamId/')({
  staticData: { leadsOn: true },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/course/$streamId/calendar', params, replace: true })
  },
})
