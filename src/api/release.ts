import { RELOADED_KEY } from '#/platform/storage'
import { hasUnsaved } from './unsaved'

const PATIENCE_MS = 10_000

/** What tells this release from others, as the page says it of itself. No file does: most keep their names from one to the next. */
export const buildName = (): string =>
  document.querySelector('meta[name="version"]')?.getAttribute('content') ?? 'unnamed'

/** Thrown when code does not arrive: offline, too slow, or gone since a release. */
export class ChunkError extends Error {
  /** Given up after the time limit. */
  readonly late: boolean

  constructor(late: boolean, cause?: unknown) {
    super(late ? 'Code was given up' : 'Code did not load', { cause })
    this.name = 'ChunkError'
    this.late = late
  }
}

/** Whether the page can be fetched now. If not, a reload would leave nothing but the browser's own error page. */
export function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/** Whether the page would come again, and nothing typed would be lost. */
export const mayReload = async () => !hasUnsaved() && (await isReachable()) && !hasUnsaved()

/** Reloads once per build, for a file that a release may have removed. False: tried before, not now, or the attempt cannot be recorded. */
export async function reloadOnce(isAllowed = isReachable): Promise<boolean> {
  const build = buildName()
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === build || !(await isAllowed())) return false
    sessionStorage.setItem(RELOADED_KEY, build)
  } catch {
    // Without the record nothing would end the loop.
    return false
  }
  location.reload()
  return true
}

/** For the error page: reloads once per build if a release may be the reason. False: show the page with its button. */
export async function reloadForRelease(error: unknown): Promise<boolean> {
  return error instanceof ChunkError && !error.late && reloadOnce(mayReload)
}

/** For the retry button: browsers may remember that a file failed, so only a reload is sure to ask for it again. False: retry in place. */
export async function reloadForRetry(error: unknown): Promise<boolean> {
  if (!(error instanceof ChunkError) || !(await mayReload())) return false
  location.reload()
  return true
}
