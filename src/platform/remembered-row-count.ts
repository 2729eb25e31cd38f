import { learnerKey, readRaw, writeStored } from './storage'

/** Rows drawn for a list that this device has never shown. */
const FIRST = 5

const keyOf = (learnerId: number, list: string) => learnerKey(learnerId, `rows.${list}`)

/** How many rows stand in for a learner's list while it loads: as many as it had last time, at least one. */
export function rememberedRowCount(learnerId: number | undefined, list: string): number {
  const count = learnerId === undefined ? undefined : readRaw(keyOf(learnerId, list))
  return typeof count === 'number' ? Math.max(count, 1) : FIRST
}

/** Whether a list had any row the last time it was shown; true for one that never was. */
export function hadRows(learnerId: number | undefined, list: string): boolean {
  return learnerId === undefined || readRaw(keyOf(learnerId, list)) !== 0
}

/** Remembers how many rows a list shows, for the next time it loads. */
export function rememberRowCount(learnerId: number, list: string, count: number): void {
  const key = keyOf(learnerId, list)
  if (readRaw(key) !== count) writeStored(key, count)
}
