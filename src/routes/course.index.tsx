import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/course/')({
  staticData: { leadsOn: true },
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})
