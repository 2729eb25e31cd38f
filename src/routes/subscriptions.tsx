import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/subscriptions')({
  staticData: { leadsOn: true },
  beforeLoad: () => {
    throw redirect({ to: '/user/subscriptions', search: { warning: true }, replace: true })
  },
})
