import { isApiError } from './errors'

/** How browsers and the bundler word a script that did not load. */
const CHUNK_TEXT = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i
/** How browsers word a lost connection. */
const NETWORK_TEXT = /^(?:Failed to fetch|Load failed|NetworkError|network error)/i
const EXPECTED_NAMES = ['AbortError', 'CancelledError', 'ChunkError', 'NetworkError', 'TimeoutError']

/** True for failures that are no fault of the code: network, loading of chunks, navigation, and the server's refusals. */
export function isExpected(error: unknown): boolean {
  if (isApiError(error)) return error.kind !== 'unreadable' && error.status < 500
  if (isNavigation(error)) return true
  if (!(error instanceof Error)) return false
  return EXPECTED_NAMES.includes(error.name) || CHUNK_TEXT.test(error.message) || isLineFault(error)
}

/** True when the server answered with a refusal. Reports pass over these: a caller that should never get one reports an error of its own. */
export function isAnswer(error: unknown): boolean {
  return isApiError(error) && error.status > 0 && isExpected(error)
}

function isLineFault(error: Error): boolean {
  return error.name === 'TypeError' && NETWORK_TEXT.test(error.message)
}

/** The router throws redirects and "not found" to leave a loader. */
function isNavigation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return error instanceof Response || 'isNotFound' in error || 'isRedirect' in error
}
