import { isApiError } from '#/api/errors'

/** What a failed call of a one-time code means for its screen. */
export type CodeProblem =
  /** The server's own words. */
  | { kind: 'said'; text: string }
  /** Asked too soon or too often; the pause in milliseconds. */
  | { kind: 'wait'; ms: number }
  | { kind: 'failed'; error: unknown }

/** A 429 without `Retry-After` counts as this long (contract 1.3). */
const DEFAULT_WAIT_MS = 30_000

/** Reads the error of asking for a code, or of sending it. */
export function codeProblem(error: unknown): CodeProblem {
  if (isApiError(error, 429)) return { kind: 'wait', ms: error.retryAfterMs ?? DEFAULT_WAIT_MS }
  if (isApiError(error) && error.kind === 'refused' && error.serverText) return { kind: 'said', text: error.serverText }
  return { kind: 'failed', error }
}
