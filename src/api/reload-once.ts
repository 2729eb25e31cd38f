import { RELOADED_KEY } from '../platform/stored-keys'

/** Reloads once per build, for a file that a release may have removed. False: tried before, offline, or the attempt cannot be recorded. */
export function reloadOnce(build: string): boolean {
  if (!navigator.onLine) return false
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === build) return false
    sessionStorage.setItem(RELOADED_KEY, build)
  } catch {
    // Without the record nothing would end the loop.
    return false
  }
  location.reload()
  return true
}
