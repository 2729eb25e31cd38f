export type DataLoadStatus = 'pending' | 'loading' | 'loaded' | 'fail'

/** As much of a query's state as the load of all data is judged by. */
export interface LoadPart {
  status: 'pending' | 'error' | 'success'
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Where the load of all data stands: failed as soon as a part has, loaded when all parts are there. */
export function dataLoadStatus(parts: readonly LoadPart[]): DataLoadStatus {
  if (parts.some(({ status }) => status === 'error')) return 'fail'
  if (parts.every(({ status }) => status === 'success')) return 'loaded'
  return parts.some(({ fetchStatus }) => fetchStatus === 'fetching') ? 'loading' : 'pending'
}
