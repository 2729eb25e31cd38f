import { wasReloaded } from './storage'

/** Addresses of files that failed, once for each time; undefined where the message named none. */
const failed: (string | undefined)[] = []

/** An address of the same file under which neither the browser nor a cache between it and the server knows anything. */
export const anotherAddress = (file: string): string => `${file}?${Date.now()}`

/**
 * Runs an import that is tried again after a failure. Some browsers (Chromium 150) remember for the life of the page that a file failed, and
 * fail its next import without a request; and after a rollback some hosts keep the page itself under the name of a file that was missing
 * for a while, so that not even a reload helps. So from the second failure on, and from the first after such a reload, it is requested
 * under another address. A file that only another one imports is out of reach, and so is one that the browser's message does not name:
 * then the failure stays.
 */
export function importAgain<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const file = /http\S+js/.exec(String(error))?.[0]
    if (file && (failed.includes(file) || wasReloaded())) {
      failed.push(file)
      return import(/* @vite-ignore */ anotherAddress(file)) as Promise<T>
    }
    failed.push(file)
    throw error
  })
}
