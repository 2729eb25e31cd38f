import { readToken } from '#/api/token-store'
import { forgetSharedFiles } from '#/platform/shared-files'

/** Files that another app has shared, on their way to the homework that is opened next, and the session that they belong to. */
let handed: { files: readonly File[]; token: string | null } = { files: [], token: null }

/** The homework that is opened next gets these. */
export function handFiles(files: readonly File[]): void {
  handed = { files, token: readToken() }
}

/** Takes them, once; none for whoever has signed in since. */
export function takeHanded(): readonly File[] {
  const { files, token } = handed
  handed = { files: [], token: null }
  if (files.length === 0 || token !== readToken()) return []
  void forgetSharedFiles()
  return files
}
