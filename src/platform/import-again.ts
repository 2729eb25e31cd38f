/** Addresses of files that failed, once for each time; undefined where the message named none. */
const failed: (string | undefined)[] = []

/**
 * Runs an import that is tried again after a failure. Some browsers (Chromium 150) remember for the life of the page that a file failed, and
 * fail its next import without a request: from the second failure on it is requested under another address. A file that only another one
 * imports is out of reach, and so is one that the browser's message does not name: then the failure stays, which only a reload ends.
 */
export function importAgain<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const file = /http\S+js/.exec(String(error))?.[0]
    if (file && failed.includes(file)) return import(/* @vite-ignore */ `${file}?${failed.push(file)}`) as Promise<T>
    failed.push(file)
    throw error
  })
}
