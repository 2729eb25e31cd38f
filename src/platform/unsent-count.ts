import { learnerKey, readRaw, removeStored, writeStored } from './storage'

const keyOf = (learnerId: number) => learnerKey(learnerId, 'unsent')

/** How many things of a learner wait on this device to be sent; known without the code that sends them. */
export function unsentCount(learnerId: number): number {
  const count = readRaw(keyOf(learnerId))
  return typeof count === 'number' ? count : 0
}

/** Notes how many wait. */
export function keepUnsentCount(learnerId: number, count: number): void {
  if (count === 0) removeStored(keyOf(learnerId))
  else writeStored(keyOf(learnerId), count)
}
