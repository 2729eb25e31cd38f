import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'

/** Hands a file that was made in the app for phones to the device's own sheet, from which it is saved or sent. */
export async function shareFile(file: Blob, name: string): Promise<void> {
  const data = await base64Of(file)
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache })
  // Closing the sheet is no failure.
  await Share.share({ files: [uri] }).catch(() => {})
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}
