import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { paymentQueries } from '#/domains/payments/queries'
import { InstallmentsScreen } from '#/domains/payments/screens/installments-screen'
import { PaymentRowsSkeleton } from '#/domains/payments/screens/payments-skeletons'

export const Route = createFileRoute('/_auth/user/installments/')({
  staticData: {
    name: 'installments',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    crumb: msg`Instalments`,
    failure: msg`Your instalments didn’t load`,
  },
  loader: ({ context }) => context.queryClient.query(paymentQueries.installments()),
  component: InstallmentsScreen,
  pendingComponent: PaymentRowsSkeleton,
})
