import { observable } from '#/lib/observable'
import { learnerKey, onForeignChange, readRaw, removeStored, writeStored } from './storage'

/** How many things wait to be sent, by kind. */
export type UnsentCounts = Readonly<Record<string, number>>

const keyOf = (learnerId: number) => learnerKey(learnerId, 'unsent')

/** Grows with each change that is noted here. */
const changes = observable(0)

/** What a learner has made on this device and not sent yet, by kind; known without the code that sends it. */
export function unsentCounts(learnerId: number): UnsentCounts {
  const counts = readRaw(keyOf(learnerId))
  return typeof counts === 'object' && counts !== null ? (counts as UnsentCounts) : {}
}

/** The same as one number. */
export function unsentCount(learnerId: number): number {
  return Object.values(unsentCounts(learnerId)).reduce((sum, count) => sum + count, 0)
}

/** Calls back when the number may have changed, here or in another tab. Returns a function that stops it. */
export function watchUnsent(learnerId: number, watcher: () => void): () => void {
  const stops = [changes.watch(watcher), onForeignChange(keyOf(learnerId), watcher)]
  return () => stops.forEach((stop) => stop())
}

/** Notes how many wait. */
export function keepUnsentCounts(learnerId: number, counts: UnsentCounts): void {
  if (Object.keys(counts).length === 0) removeStored(keyOf(learnerId))
  else writeStored(keyOf(learnerId), counts)
  changes.set(changes.read() + 1)
}
