import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/chats')({
  // To an address that is not there yet.
  staticData: { leadsOn: false },
  beforeLoad: () => {
    throw redirect({ href: '/chat', replace: true })
  },
})
