import { isApiError } from '#/api/errors'
import type { PendingOrder } from './pending-order'
import type { Order } from './wire'

/** When an order that is still pending is asked for again, in ms after the answer before. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000, 120_000]

/** How long to wait after the `asked`-th answer; false: nothing more is asked by itself. */
export const pauseAfter = (asked: number): number | false => PAUSES_MS[asked - 1] ?? false

/** What an answer says of an order; null: nothing new. The statuses that we do not know may still become paid. */
export function stateOf({ status }: Pick<Order, 'status'>): PendingOrder['state'] {
  if (status === 'paid') return 'paid'
  return status === 'cancelled' || status === 'failed' ? 'failed' : 'pending'
}

/** Whether a failure says that nothing will come of the order any more: it is cancelled, not this learner's, or not known. */
export const isOrderGone = (error: unknown): boolean => [403, 404, 409].some((status) => isApiError(error, status))
