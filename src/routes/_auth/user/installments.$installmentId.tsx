import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isApiError } from '#/api/errors'
import { paymentQueries } from '#/domains/payments/queries'
import { InstallmentScreen } from '#/domains/payments/screens/installment-screen'
import { SubscriptionSkeleton } from '#/domains/payments/screens/payments-skeletons'
import { part } from '#/ui/late/part'

const InstallmentNotFound = part(() => import('#/domains/payments/screens/missing-screens'), 'InstallmentNotFound')

export const Route = createFileRoute('/_auth/user/installments/$installmentId')({
  staticData: {
    name: 'installment',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/installments',
    failure: msg`Your instalments didn’t load`,
  },
  params: {
    parse: ({ installmentId }) => ({ installmentId: Number(installmentId) }),
    stringify: ({ installmentId }) => ({ installmentId: String(installmentId) }),
  },
  loader: async ({ context, params: { installmentId } }) => {
    if (!Number.isSafeInteger(installmentId) || installmentId < 1) throw notFound()
    try {
      await context.queryClient.query(paymentQueries.installment(installmentId))
    } catch (error) {
      throw isApiError(error, 404) ? notFound() : error
    }
  },
  component: InstallmentRoute,
  pendingComponent: SubscriptionSkeleton,
  notFoundComponent: () => <InstallmentNotFound />,
})

function InstallmentRoute() {
  return <InstallmentScreen id={Route.useParams().installmentId} />
}
