import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { api } from '#/api/client'
import { isApiError } from '#/api/errors'
import { refetch } from '#/api/refetch'
import { currentBrand } from '#/domains/site-config/current-brand'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { invariant } from '#/lib/invariant'
import { askOrder, checkCode } from './calls'
import { stateOf } from './order-state'
import { keepPendingOrder, type PendingOrder, readPendingOrders } from './pending-order'
import { PurchaseError } from './purchase-error'
import { payInStore } from './store/pay-in-store'
import { isFirstCheckout } from './told-checkouts'
import { boughtWire, type ForSale, type Order } from './wire'

export interface Purchase {
  learnerId: number
  streamId: number
  /** The course on whose page it was chosen; absent: on the page of its stream. */
  courseId?: number | undefined
  option: ForSale
  buyer: { name: string; email: string; phone: string }
  /** Empty: none. */
  code: string
}

export const purchaseMutations = {
  /** What a promo code is worth for a service (L30). */
  checkCode: () =>
    mutationOptions({
      mutationKey: ['purchases', 'check-code'],
      mutationFn: ({ code, serviceId }: { code: string; serviceId: number }) => checkCode(code, serviceId),
    }),

  /**
   * Orders an option and begins its payment (L29, A28); the same unpaid order where there is one. A promo code is checked first, and
   * nothing is ordered unless it is good. An order whose payment can begin is kept on the device until its end was seen. Null: the app's
   * store has sold it, which has prices of its own and no orders.
   */
  buy: () =>
    mutationOptions({
      mutationKey: ['purchases', 'buy'],
      mutationFn: async (purchase: Purchase, { client }: MutationFunctionContext): Promise<Order | null> => {
        const { learnerId, streamId, courseId, option, buyer, code } = purchase
        const { service } = option
        invariant(streamId, 'source must be set')
        invariant(service.id, 'target must be set')
        const { id: serviceId, price, currency } = service
        if (price === null || currency === null) throw new PurchaseError('ERR_SETUP')
        const place = { streamId, ...(courseId !== undefined && { courseId }) }
        const bought = { ...place, serviceId, title: option.title || service.title, currency }
        const begins = (amount: number) => track('begin_checkout', { serviceId, amount, currency })
        // The web build has nothing of the store.
        if (import.meta.env.APP_TYPE === 'mobile' && currentBrand(client).isAppStoreSupport) {
          const order = { ...bought, amount: price }
          await payInStore(client, { learnerId, option, order, begins: () => begins(price) })
          return null
        }
        const amount = code === '' ? price : (await checkCode(code, serviceId)).amount
        const json = code === '' ? buyer : { ...buyer, promocode: code }
        const { orderId } = await api
          .post(`extend/${streamId}/course-service/${serviceId}`, { json })
          .data(boughtWire)
          .catch(failUnsold)
        const kept: PendingOrder = { ...bought, orderId, amount, state: 'pending' }
        // What costs nothing may be the learner's although the answer gets lost; anything else is paid on its page only.
        if (amount === 0) keepPendingOrder(learnerId, kept)
        // An order that was not paid is answered with again.
        if (isFirstCheckout(learnerId, orderId)) begins(amount)
        const order = await askOrder(orderId)
        const needsPage = amount > 0 && stateOf(order) === 'pending'
        if (needsPage && order.paymentUrl === null) throw new PurchaseError('ERR_PAYMENT_INVALID')
        keepPendingOrder(learnerId, kept)
        return order
      },
    }),
}

/** 409: the service is no option of the stream any more. */
function failUnsold(error: unknown): never {
  throw isApiError(error, 409) ? new PurchaseError('ERR_SETUP', error) : error
}

/** Notes how an order stands; what it has paid for is asked for anew, once. */
export function settleOrder(
  client: QueryClient,
  learnerId: number,
  orderId: number,
  state: PendingOrder['state'],
): void {
  const kept = readPendingOrders(learnerId).find((one) => one.orderId === orderId)
  if (!kept || kept.state === state) return
  keepPendingOrder(learnerId, { ...kept, state })
  if (state !== 'paid') return
  const { serviceId, amount, currency } = kept
  track('in_app_purchase', { serviceId, amount, currency })
  for (const queryKey of [courseQueries.streams().queryKey, ['courses', 'status'], subscriptionQueries.list().queryKey])
    refetch(client, queryKey)
}
