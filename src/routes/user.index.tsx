import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/user/')({
  staticData: { leadsOn: true },
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})
