import { asRecord } from '#/lib/lax'
import { observable } from '#/lib/observable'
import { learnerKey, onForeignChange, readRaw, removeStored, writeStored } from '#/platform/storage'

/** An order that was sent to its payment from this device, or a purchase in its store, and how it stood when it was last asked for. */
export interface PendingOrder {
  /** Of a purchase in the app's store, which has no order of the school, the negative id of its service. */
  orderId: number
  streamId: number
  serviceId: number
  /** The course on whose page it was chosen; absent: it was on the page of the stream. */
  courseId?: number
  /** What was bought, in the learner's language. */
  title: string
  /** In minor units. */
  amount: number
  currency: string
  state: 'pending' | 'paid' | 'failed'
  /** Of a purchase in the app's store, which has no order of the school. */
  store?: StorePurchase
}

interface StorePurchase {
  /** Code of the product. */
  product: string
  /** What the learner had before (`access-mark.ts`). */
  before: string
  /** Whether the store has the money, as far as the app has heard. */
  isTaken: boolean
}

const keyOf = (learnerId: number) => learnerKey(learnerId, 'pending-order')

/** Grows with each change that is made here. */
const changes = observable(0)

/** The orders of a learner that they have not seen the end of, the latest first. */
export function readPendingOrders(learnerId: number): PendingOrder[] {
  const kept = readRaw(keyOf(learnerId))
  // An earlier version of the app kept one.
  return (Array.isArray(kept) ? kept : [kept]).filter(isOrder)
}

/** What has these ids was written below. */
function isOrder(kept: unknown): kept is PendingOrder {
  const order = asRecord(kept)
  return [order?.['orderId'], order?.['streamId'], order?.['serviceId']].every(Number.isInteger)
}

/** Keeps an order until its end was seen. Of the same purchase it takes the place; a new one takes that of those that have ended. */
export function keepPendingOrder(learnerId: number, order: PendingOrder): void {
  const all = readPendingOrders(learnerId)
  const isKnown = all.some(({ orderId }) => orderId === order.orderId)
  const others = all.filter((one) => one.state === 'pending' && !isSamePurchase(one, order))
  write(learnerId, isKnown ? all.map((one) => (one.orderId === order.orderId ? order : one)) : [order, ...others])
}

/** Forgets an order: its end was seen, or nothing comes of it. */
export function forgetPendingOrder(learnerId: number, orderId: number): void {
  write(
    learnerId,
    readPendingOrders(learnerId).filter((one) => one.orderId !== orderId),
  )
}

function write(learnerId: number, orders: readonly PendingOrder[]): void {
  if (orders.length === 0) removeStored(keyOf(learnerId))
  else writeStored(keyOf(learnerId), orders)
  changes.set(changes.read() + 1)
}

type Bought = Pick<PendingOrder, 'streamId' | 'serviceId'>

/** Whether both buy the same for the same stream. */
export const isSamePurchase = (one: Bought, other: Bought): boolean =>
  one.serviceId === other.serviceId && one.streamId === other.streamId

/** Calls back when the orders may have changed, here or in another tab. Returns a function that stops it. */
export function watchPendingOrders(learnerId: number, watcher: () => void): () => void {
  const stops = [changes.watch(watcher), onForeignChange(keyOf(learnerId), watcher)]
  return () => stops.forEach((stop) => stop())
}
