export type DataLoadStatus = 'pending' | 'loading' | 'loaded' | 'fail'

/** The parts of a query's state from which the load of all data is judged; no data is undefined. */
export interface LoadPart {
  data?: unknown
  status: 'pending' | 'error' | 'success'
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** The state of the load of all data: failed as soon as a part has, loaded once all parts are there, even if refetching one failed. */
export function dataLoadStatus(parts: readonly LoadPart[]): DataLoadStatus {
  const missing = parts.filter(({ data }) => data === undefined)
  if (missing.length === 0) return 'loaded'
  if (missing.some(({ status }) => status === 'error')) return 'fail'
  return parts.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'loading' : 'pending'
}
