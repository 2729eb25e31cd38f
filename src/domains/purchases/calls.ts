import { api } from '#/api/client'
import { readToken } from '#/api/token-store'
import { type Discount, discountWire, type Order, orderWire } from './wire'

/** Begins the payment of an order, or tells how it stands (A28); it names its learner in its address, to our own server. */
export function askOrder(orderId: number, signal?: AbortSignal): Promise<Order> {
  return api.post(`order/${orderId}`, { query: { token: readToken() ?? '' }, signal }).data(orderWire)
}

/** What a promo code is worth for a service (L30); a refusal is about the field `promocode`. */
export function checkCode(code: string, serviceId: number): Promise<Discount> {
  return api.get(`discount/check/code/${encodeURIComponent(code)}/course-service/${serviceId}`).data(discountWire)
}
