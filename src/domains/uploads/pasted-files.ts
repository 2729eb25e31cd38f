import type { ClipboardEvent } from 'react'

/** The files of a paste, which the page then takes instead of the browser; none where what is pasted is text. */
export function takePastedFiles(event: ClipboardEvent): File[] {
  const { files, types } = event.clipboardData
  // Office programs add a picture of the text. Beside a copied picture there is no plain text, beside a file no HTML.
  const isText =
    event.target instanceof HTMLTextAreaElement && types.includes('text/plain') && types.includes('text/html')
  if (isText || files.length === 0) return []
  event.preventDefault()
  return [...files]
}
