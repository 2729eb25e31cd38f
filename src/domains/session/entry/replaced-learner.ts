import { asRecord } from '#/lib/lax'
import { readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'replaced-learner'

/** Notes that a link has put its own session in place of a learner's (null: not known whose), for all tabs until one has said so. */
export function noteReplaced(learnerId: number | null): void {
  writeStored(KEY, { learnerId })
}

/** Whether a link has replaced somebody else's session by that of this learner, and nobody has been told yet. */
export function isReplacementOf(learnerId: number): boolean {
  const noted = asRecord(readRaw(KEY))
  return noted !== null && noted['learnerId'] !== learnerId
}

/** Forgets it: the learner has read it, or another session has begun. */
export function dropReplaced(): void {
  removeStored(KEY)
}
