import { isApiError, tooOftenMs } from '#/api/errors'

/** What a failed call of a one-time code means for its screen. */
export type CodeProblem =
  /** The server's own words. */
  | { kind: 'said'; text: string }
  /** Asked too soon or too often; the pause in milliseconds. */
  | { kind: 'wait'; ms: number }
  | { kind: 'failed' }

/** What the error of requesting or checking a code means. */
export function codeProblem(error: unknown): CodeProblem {
  const ms = tooOftenMs(error)
  if (ms !== null) return { kind: 'wait', ms }
  if (isApiError(error) && error.kind === 'refused' && error.serverText) return { kind: 'said', text: error.serverText }
  return { kind: 'failed' }
}
