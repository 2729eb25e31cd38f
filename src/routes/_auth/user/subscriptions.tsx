import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { SubscriptionsScreen } from '#/domains/payments/screens/subscriptions-screen'
import { flagParam, searchParams, textParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/user/subscriptions')({
  staticData: {
    name: 'subscriptions',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    crumb: msg`Subscriptions`,
    failure: msg`Your subscriptions didn’t load`,
  },
  validateSearch: searchParams({
    warning: flagParam,
    /** The subscription that the support modal asks to renew. */
    renew: textParam,
  }),
  // A cached list is shown at once; the screen refetches it when it is stale.
  loader: ({ context }) =>
    queryUnlessFailed(context.queryClient, { ...subscriptionQueries.list(), staleTime: 'static' }),
  component: SubscriptionsRoute,
})

function SubscriptionsRoute() {
  const { warning = false } = Route.useSearch()
  return <SubscriptionsScreen warning={warning} />
}
