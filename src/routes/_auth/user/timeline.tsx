import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { paymentQueries } from '#/domains/payments/queries'
import { PaymentRowsSkeleton } from '#/domains/payments/screens/payments-skeletons'
import { TimelineScreen } from '#/domains/payments/screens/timeline-screen'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'

export const Route = createFileRoute('/_auth/user/timeline')({
  staticData: {
    name: 'timeline',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your payments and dates didn’t load`,
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryUnlessFailed(queryClient, { ...subscriptionQueries.list(), staleTime: 'static' }),
      queryUnlessFailed(queryClient, { ...courseQueries.streams(), staleTime: 'static' }),
      queryClient.query(paymentQueries.installments()),
    ])
  },
  component: TimelineScreen,
  pendingComponent: PaymentRowsSkeleton,
})
