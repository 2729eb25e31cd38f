import { createFileRoute, redirect } from '@tanstack/react-router'

/** A course without more is its calendar. */
export const Route = createFileRoute('/_auth/course/$streamId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/course/$streamId/calendar', params, replace: true })
  },
})
