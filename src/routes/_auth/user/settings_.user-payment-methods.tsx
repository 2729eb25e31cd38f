import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { paymentQueries } from '#/domains/payments/queries'
import { MethodsScreen } from '#/domains/payments/screens/methods-screen'
import { PaymentRowsSkeleton } from '#/domains/payments/screens/payments-skeletons'
import { searchParams, wholeParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/user/settings_/user-payment-methods')({
  staticData: {
    name: 'userPaymentMethods',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your payment methods didn’t load`,
  },
  validateSearch: searchParams({
    /** The one that is asked about. */
    method: wholeParam(1),
  }),
  loader: ({ context }) => context.queryClient.query(paymentQueries.methods()),
  component: Methods,
  pendingComponent: PaymentRowsSkeleton,
})

function Methods() {
  return <MethodsScreen method={Route.useSearch().method} />
}
