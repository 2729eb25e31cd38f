import { serverNow } from '#/api/clock'
import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'
import type { OpenedAnswers } from './to-act-on'

const KEPT_ANSWERS = 300
const openedSchema = z.object({ since: z.number(), answers: z.record(z.string(), z.number()) })
const keyOf = (learnerId: number) => learnerKey(learnerId, 'opened-answers')

const readers = new Set<() => void>()

/** Calls whenever an answer was opened; returns a stop. */
export function onAnswerOpened(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** What was opened on this device, from its first use on. */
export function readOpenedAnswers(learnerId: number): OpenedAnswers {
  const known = readStored(keyOf(learnerId), openedSchema)
  if (known) return known
  const fresh: OpenedAnswers = { since: serverNow(), answers: {} }
  writeStored(keyOf(learnerId), fresh)
  return fresh
}

/** Keeps on this device that the answer to a homework, given at `answeredAt` (epoch ms), was opened; of the last 300. */
export function noteOpenedAnswer(learnerId: number, statusId: number, answeredAt: number): void {
  const { since, answers } = readOpenedAnswers(learnerId)
  const { [statusId]: _, ...others } = answers
  const kept = [...Object.entries(others), [String(statusId), answeredAt] as const].slice(-KEPT_ANSWERS)
  writeStored(keyOf(learnerId), { since, answers: Object.fromEntries(kept) })
  readers.forEach((reader) => reader())
}
