import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'

const KEPT_CHOICES = 300
const choicesSchema = z.record(z.string(), z.number())

const keyOf = (learnerId: number) => learnerKey(learnerId, 'repeats')

/** How many times the learner wants to repeat a lesson set; null: never chosen. */
export function readRepeats(learnerId: number, setId: number): number | null {
  return readStored(keyOf(learnerId), choicesSchema)?.[setId] ?? null
}

/** Keeps the choice for a lesson set on this device; only the last 300 choices are kept. */
export function noteRepeats(learnerId: number, setId: number, count: number): void {
  const { [setId]: _, ...others } = readStored(keyOf(learnerId), choicesSchema) ?? {}
  writeStored(keyOf(learnerId), Object.fromEntries([...Object.entries(others), [setId, count]].slice(-KEPT_CHOICES)))
}
