import { report } from '#/api/report'
import { loadCode } from './load-code'

/** Offers a file that was made on this device as a download; in the app for phones, which has none, in the device's own sheet. */
export function saveFile(file: Blob, name: string): void {
  if (import.meta.env.APP_TYPE === 'mobile') {
    loadCode(() => import('./share-file'))
      .then(({ shareFile }) => shareFile(file, name))
      .catch((error: unknown) => report(error, { context: 'save file' }))
    return
  }
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
