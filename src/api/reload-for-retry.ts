import { ChunkError, mayReload } from './route-chunk'

/** For the retry button: browsers may remember that a file failed, so only a reload is sure to ask for it again. False: retry in place. */
export async function reloadForRetry(error: unknown): Promise<boolean> {
  if (!(error instanceof ChunkError) || !(await mayReload())) return false
  location.reload()
  return true
}
