import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/course/$streamId/stages/')({
  staticData: { leadsOn: true },
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/course/${encodeURIComponent(params.streamId)}/calendar`, replace: true })
  },
})
