import type { QueryClient } from '@tanstack/react-query'
import { currentBrand } from '#/domains/site-config/current-brand'
import { appStore } from '#/platform/app-store'
import { forgetPendingOrder, keepPendingOrder, type PendingOrder } from '../pending-order'
import { PurchaseError } from '../purchase-error'
import type { ForSale } from '../wire'
import { knownAccess } from './activation'
import { productCode } from './product-code'
import { storeCode } from './store-code'

interface StorePayment {
  learnerId: number
  option: ForSale
  /** What is kept of it, as of an order on the school's page. */
  order: Omit<PendingOrder, 'orderId' | 'state' | 'store'>
  /** Called once the store's dialog is about to open. */
  begins: () => void
}

/**
 * Pays in the app's store, which asks by itself who pays. What is begun is kept until the learner has it, since the store may take the
 * money, and the app be closed before it hears of it; then `finishTransactions` goes on.
 */
export async function payInStore(
  client: QueryClient,
  { learnerId, option, order, begins }: StorePayment,
): Promise<void> {
  const store = appStore()
  const product = productCode(option.service, currentBrand(client).products)
  if (!store || product === null) throw new PurchaseError('ERR_SETUP')
  const before = knownAccess(client, order.streamId)
  const orderId = -order.serviceId
  const keep = (isTaken: boolean) =>
    keepPendingOrder(learnerId, { ...order, orderId, state: 'pending', store: { product, before, isTaken } })
  keep(false)
  begins()
  let transactionId: string
  try {
    transactionId = (await store.buy(product)).id
  } catch (error) {
    forgetPendingOrder(learnerId, orderId)
    throw new PurchaseError(storeCode(error), error)
  }
  keep(true)
  // Else it is finished at the next start.
  await store.finish(transactionId).catch(() => {})
}
