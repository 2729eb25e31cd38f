import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { ALWAYS_STALE } from '#/api/stale-time'
import { SubscriptionSkeleton } from '#/domains/payments/screens/payments-skeletons'
import { SubscriptionScreen } from '#/domains/payments/screens/subscription-screen'
import { listedSubscriptions } from '#/domains/subscriptions/purchase-guard'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { part } from '#/ui/late/part'

const SubscriptionNotFound = part(() => import('#/domains/payments/screens/missing-screens'), 'SubscriptionNotFound')

export const Route = createFileRoute('/_auth/user/subscription/$subscriptionId')({
  staticData: {
    name: 'subscription',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/subscriptions',
    failure: msg`This subscription didn’t load`,
  },
  params: {
    parse: ({ subscriptionId }) => ({ subscriptionId: Number(subscriptionId) }),
    stringify: ({ subscriptionId }) => ({ subscriptionId: String(subscriptionId) }),
  },
  loader: async ({ context: { queryClient }, params: { subscriptionId } }) => {
    const list = subscriptionQueries.list()
    const all = await queryUnlessFailed(queryClient, { ...list, staleTime: 'static' })
    const has = (known: typeof all) => listedSubscriptions(known).some(({ id }) => id === subscriptionId)
    // It may be newer than what is cached.
    if (!has(all) && !has(await queryClient.query({ ...list, staleTime: ALWAYS_STALE }))) throw notFound()
  },
  component: SubscriptionRoute,
  pendingComponent: SubscriptionSkeleton,
  notFoundComponent: () => <SubscriptionNotFound />,
})

function SubscriptionRoute() {
  const { subscriptionId } = Route.useParams()
  return <SubscriptionScreen key={subscriptionId} id={subscriptionId} />
}
