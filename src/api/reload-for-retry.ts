import { ChunkError, mayReload } from './route-chunk'

/** For the retry button: browsers remember a failed import, so only a reload asks again. False: retry in place. */
export async function reloadForRetry(error: unknown): Promise<boolean> {
  if (!(error instanceof ChunkError) || !(await mayReload())) return false
  location.reload()
  return true
}
