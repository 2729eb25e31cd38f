export type DataLoadStatus = 'pending' | 'loading' | 'loaded' | 'fail'

/** What of a query's state decides about the load of all data; `data` is undefined while there is none. */
export interface LoadPart {
  data?: unknown
  /** How often requesting it has failed. */
  errorUpdateCount: number
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * The state of the load of all data: failed as soon as a part has, and until that part is there; loaded once all parts are, even if
 * refetching one failed.
 */
export function dataLoadStatus(parts: readonly LoadPart[]): DataLoadStatus {
  const missing = parts.filter(({ data }) => data === undefined)
  if (missing.length === 0) return 'loaded'
  if (missing.some(({ errorUpdateCount }) => errorUpdateCount > 0)) return 'fail'
  return parts.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'loading' : 'pending'
}
