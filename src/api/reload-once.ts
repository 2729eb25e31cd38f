import { RELOADED_KEY } from '../platform/stored-keys'

const PATIENCE_MS = 10_000

/** Whether the page can be fetched now. If not, a reload would leave nothing but the browser's own error page. */
export function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/** Reloads once per build, for a file that a release may have removed. False: tried before, not now, or the attempt cannot be recorded. */
export async function reloadOnce(build: string, mayReload = isReachable): Promise<boolean> {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === build || !(await mayReload())) return false
    sessionStorage.setItem(RELOADED_KEY, build)
  } catch {
    // Without the record nothing would end the loop.
    return false
  }
  location.reload()
  return true
}
