import { usePendingOrders } from '#/domains/purchases/use-pending-orders'
import { part } from '#/ui/late/part'
import { useLearner } from './use-learner'

const OrderStrip = part(() => import('#/domains/purchases/order-strip'), 'OrderStrip', { missing: 'silent' })

/** Above every screen while there is an order whose end the learner has not seen; nothing else loads its code. */
export function OrderNotice() {
  const { id = 0 } = useLearner()
  const isDue = usePendingOrders(id).length > 0
  const code = OrderStrip.useCode({ isDue })
  return code && isDue ? <code.OrderStrip learnerId={id} /> : null
}
