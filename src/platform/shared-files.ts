import { SHARED_AT, SHARED_CACHE, SHARED_NAME } from '#/lib/shared-cache'

/** What was shared longer ago may be of somebody who was here before. */
const SHARED_MS = 10 * 60_000

/** Files that another app has handed to the installed one, until they are forgotten; none where the device refuses. */
export async function sharedFiles(now: number): Promise<File[]> {
  try {
    if (!(await caches.has(SHARED_CACHE))) return []
    const cache = await caches.open(SHARED_CACHE)
    const requests = await cache.keys()
    const files = await Promise.all(requests.map(async (request) => fileOf(await cache.match(request), now)))
    return files.filter((file) => file !== null)
  } catch {
    return []
  }
}

async function fileOf(kept: Response | undefined, now: number): Promise<File | null> {
  const at = Number(kept?.headers.get(SHARED_AT))
  if (!kept || Math.abs(now - at) > SHARED_MS) return null
  const bytes = await kept.blob()
  return new File([bytes], decodeURIComponent(kept.headers.get(SHARED_NAME) ?? ''), { type: bytes.type })
}

/** Forgets them: they have been taken, or nobody wants them. */
export async function forgetSharedFiles(): Promise<void> {
  try {
    await caches.delete(SHARED_CACHE)
  } catch {
    // Refused: nothing was kept.
  }
}
