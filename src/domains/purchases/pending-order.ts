import { asRecord } from '#/lib/lax'
import { observable } from '#/lib/observable'
import { learnerKey, onForeignChange, readRaw, removeStored, writeStored } from '#/platform/storage'

/** An order that was sent to its payment from this device, or a purchase in its store, and how it stood when it was last asked for. */
export interface PendingOrder {
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

/** The last order of a learner that they have not seen the end of; null: none. */
export function readPendingOrder(learnerId: number): PendingOrder | null {
  const kept = asRecord(readRaw(keyOf(learnerId)))
  const isOrder = [kept?.['orderId'], kept?.['streamId'], kept?.['serviceId']].every(Number.isInteger)
  // What has these ids was written below.
  return isOrder ? (kept as unknown as PendingOrder) : null
}

/** Keeps an order until its end was seen; null forgets it. */
export function keepPendingOrder(learnerId: number, order: PendingOrder | null): void {
  if (order === null) removeStored(keyOf(learnerId))
  else writeStored(keyOf(learnerId), order)
  changes.set(changes.read() + 1)
}

/** Calls back when the order may have changed, here or in another tab. Returns a function that stops it. */
export function watchPendingOrder(learnerId: number, watcher: () => void): () => void {
  const stops = [changes.watch(watcher), onForeignChange(keyOf(learnerId), watcher)]
  return () => stops.forEach((stop) => stop())
}
