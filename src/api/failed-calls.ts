import { serverNow } from './clock'
import type { ApiError } from './errors'

/** A call that failed: of it only this is told, nothing that was sent or received. */
export interface FailedCall {
  method: string
  path: string
  /** The status, or why there is none. */
  outcome: string
  /** Epoch ms, by the server's clock. */
  at: number
}

const MOST = 20
let calls: readonly FailedCall[] = []

/** Remembers a failure for whoever helps the learner, and gives it back to be thrown. */
export function noted(error: ApiError): ApiError {
  const { method, url, status, kind } = error
  const outcome = kind === 'http' ? String(status) : kind
  const call = { method, path: url.replace(/^[a-z]+:\/\/[^/]*/i, ''), outcome, at: serverNow() }
  calls = [...calls, call].slice(-MOST)
  return error
}

/** The last calls that failed on this page, the last of them at the end. */
export const failedCalls = (): readonly FailedCall[] => calls

/** Forgets them: they are of one learner. */
export function forgetFailures(): void {
  calls = []
}
