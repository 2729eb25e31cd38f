import { RELOADED_KEY } from '../platform/stored-keys'

/** Reloads for a file that a release may have taken, once per build. False: it was tried before, there is no line, or no mark can be kept. */
export function reloadOnce(build: string): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === build) return false
    sessionStorage.setItem(RELOADED_KEY, build)
  } catch {
    // Without a mark nothing would end the loop.
    return false
  }
  location.reload()
  return true
}
