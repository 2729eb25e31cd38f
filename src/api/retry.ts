import { isApiError } from './errors'

const MAX_RETRIES = 3
const MAX_WAIT_MS = 10_000
const FIRST_PAUSE_MS = 1000

/** Whether a failed query is retried, after `failures` earlier retries. */
export function mayRetry(failures: number, error: unknown, online: boolean): boolean {
  if (failures >= MAX_RETRIES || !online || !isApiError(error)) return false
  // freeze/cancel changes state although it is a GET.
  if (error.method !== 'GET' || error.url.endsWith('/freeze/cancel')) return false
  const { kind, status, code, retryAfterMs } = error
  if (retryAfterMs !== undefined && retryAfterMs > MAX_WAIT_MS) return false
  if (kind === 'network') return true
  // An answer of the wrong form will come again in the same form.
  if (kind === 'unreadable') return code !== 'schema'
  if (kind !== 'http') return false
  if (status === 429) return retryAfterMs !== undefined
  return status >= 500 || status === 408
}

/** The pause before the next try, in ms: what the server asks for, else 1, 2, 4 s give or take a quarter; `chance` is 0 to 1. */
export function retryPauseMs(failures: number, error: unknown, chance: number): number {
  const asked = isApiError(error) ? error.retryAfterMs : undefined
  return asked ?? FIRST_PAUSE_MS * 2 ** failures * (0.75 + chance / 2)
}
