/** Why a learner cancels, in the order of the contract's numbers, which begin with 1. */
export const CANCEL_REASONS = ['content', 'platform', 'time', 'price', 'break', 'technical', 'other'] as const

export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Characters of the learner's own words, where there are any (contract L39). */
export const REASON_MIN = 10
export const REASON_MAX = 1000

/** What the learner has chosen and written so far. */
export interface TypedReason {
  reason: CancelReason | null
  text: string
}

/** The contract's number of a reason. */
export const reasonNumber = (reason: CancelReason): number => CANCEL_REASONS.indexOf(reason) + 1

/** Characters as the server counts them: without the space around, a sign beyond the 16-bit ones once. */
export const reasonLength = (text: string): number => Array.from(text.trim()).length

/** What is wrong with the learner's own words: "other" needs some, any other reason does without. */
export function reasonFault({ reason, text }: TypedReason): 'short' | 'long' | null {
  const length = reasonLength(text)
  if (length === 0) return reason === 'other' ? 'short' : null
  if (length < REASON_MIN) return 'short'
  return length > REASON_MAX ? 'long' : null
}
