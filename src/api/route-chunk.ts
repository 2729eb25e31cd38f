import { isReachable, reloadOnce } from './reload-once'
import { hasUnsaved } from './unsaved'

const GIVE_UP_MS = 120_000

/** Differs between builds, since the file's name carries a hash. */
const BUILD = import.meta.url

/** Thrown when a screen's code does not arrive: offline, too slow, or gone since a release. */
export class ChunkError extends Error {
  /** Given up after the time limit. */
  readonly late: boolean

  constructor(late: boolean, cause?: unknown) {
    super(late ? 'Route chunk was given up' : 'Route chunk did not load', { cause })
    this.name = 'ChunkError'
    this.late = late
  }
}

/** Wraps the import of a screen: fails with `ChunkError`, after 120 s at the latest. It never reloads, because it also runs on hover. */
export function routeChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new ChunkError(true)), GIVE_UP_MS)
      load()
        .then(resolve, (cause: unknown) => reject(new ChunkError(false, cause)))
        .finally(() => clearTimeout(timer))
    })
}

/** For the error page: reloads once per build if a release may be the reason. False: show the page with its button. */
export async function reloadForRelease(error: unknown): Promise<boolean> {
  return error instanceof ChunkError && !error.late && reloadOnce(BUILD, mayReload)
}

/** Whether the page would come again, and nothing typed would be lost. */
export const mayReload = async () => !hasUnsaved() && (await isReachable()) && !hasUnsaved()
