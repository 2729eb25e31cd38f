import { readToken } from '#/api/token-store'
import { GUEST_CODE } from '#/platform/drafts'
import { asRecord } from '#/lib/lax'
import { learnerKey, ofTab, readRaw, writeStored } from '#/platform/storage'

/** How long a code is valid (contract A7, A16). */
const CODE_LIFE_MS = 600_000

type Step = { learnerId: number; step: 'email' | 'phone' } | { learnerId: 'guest'; step: 'sign-in' }

export interface SentCode {
  /** The address or number that it went to. */
  to: string
  /** When the next one may be requested (epoch ms). */
  nextAt: number
  /** How many wrong codes were typed instead of it. */
  wrong: number
}

/** A guest's is forgotten with what else a guest has typed. */
const keyOf = ({ learnerId, step }: Step) =>
  learnerId === 'guest' ? GUEST_CODE : learnerKey(learnerId, `code-of-${step}`)

/**
 * Remembers in this tab that a code was sent: a phone may drop the page while its owner reads the message, and a second request would
 * void the code that is being read.
 */
export function keepSentCode(step: Step, code: Pick<SentCode, 'to' | 'nextAt'>, now: number): void {
  writeStored(keyOf(step), { ...code, at: now }, ofTab)
}

/** Remembers with the last code that was sent how many wrong ones were typed: the fifth voids it. */
export function keepWrongCodes(step: Step, wrong: number): void {
  const kept = asRecord(readRaw(keyOf(step), ofTab))
  if (kept) writeStored(keyOf(step), { ...kept, wrong }, ofTab)
}

/** The last code that was sent and still works, or null. */
export function sentCode(step: Step, now: number): SentCode | null {
  const { to, nextAt, at, wrong } = asRecord(readRaw(keyOf(step), ofTab)) ?? {}
  if (typeof to !== 'string' || typeof nextAt !== 'number' || typeof at !== 'number') return null
  return now - at < CODE_LIFE_MS ? { to, nextAt, wrong: Number(wrong) || 0 } : null
}

/** Waits for a requested code and remembers it, unless its session has ended meanwhile: nothing is kept of a learner who signed out. */
export async function keepWhenSent<Answer extends { retryAfter: number }>(
  step: Step,
  to: string,
  { asked, now }: { asked: Promise<Answer>; now: () => number },
): Promise<Answer> {
  const begunIn = readToken()
  const answer = await asked
  if (readToken() === begunIn) keepSentCode(step, { to, nextAt: now() + answer.retryAfter * 1000 }, now())
  return answer
}
