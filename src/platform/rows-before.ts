import { learnerKey, readRaw, writeStored } from './storage'

/** Rows of a list that this device has not shown yet. */
const FIRST = 5

const keyOf = (learnerId: number, list: string) => learnerKey(learnerId, `rows.${list}`)

/** How many rows are drawn of a learner's list while it is on its way: as many as it had the last time, one at least. */
export function rowsBefore(learnerId: number | undefined, list: string): number {
  const count = learnerId === undefined ? undefined : readRaw(keyOf(learnerId, list))
  return typeof count === 'number' ? Math.max(count, 1) : FIRST
}

/** Whether a list had any row the last time; one that was never shown may have. */
export function hadRows(learnerId: number | undefined, list: string): boolean {
  return learnerId === undefined || readRaw(keyOf(learnerId, list)) !== 0
}

/** Keeps how many rows a list shows, for its next time. */
export function keepRows(learnerId: number, list: string, count: number): void {
  const key = keyOf(learnerId, list)
  if (readRaw(key) !== count) writeStored(key, count)
}
