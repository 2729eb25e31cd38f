export type DataLoadStatus = 'pending' | 'loading' | 'loaded' | 'fail'

/** As much of a query's state as the load of all data is judged by; no data is undefined. */
export interface LoadPart {
  data?: unknown
  status: 'pending' | 'error' | 'success'
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Where the load of all data stands: failed as soon as a part has, loaded when all parts are there, also where asking anew failed. */
export function dataLoadStatus(parts: readonly LoadPart[]): DataLoadStatus {
  const missing = parts.filter(({ data }) => data === undefined)
  if (missing.length === 0) return 'loaded'
  if (missing.some(({ status }) => status === 'error')) return 'fail'
  return parts.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'loading' : 'pending'
}
