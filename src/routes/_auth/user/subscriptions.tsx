import { createFileRoute } from '@tanstack/react-router'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { SubscriptionsScreen } from '#/domains/subscriptions/screens/subscriptions-screen'
import * as z from '#/lib/zod'

export const Route = createFileRoute('/_auth/user/subscriptions')({
  validateSearch: z.object({ warning: z.catch(z.optional(z.boolean()), undefined) }),
  loader: ({ context }) => context.queryClient.query(subscriptionQueries.list()),
  component: SubscriptionsRoute,
})

function SubscriptionsRoute() {
  const { warning = false } = Route.useSearch()
  return <SubscriptionsScreen warning={warning} />
}
