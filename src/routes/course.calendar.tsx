import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/course/calendar')({
  beforeLoad: () => {
    throw redirect({ to: '/courses', replace: true })
  },
})
