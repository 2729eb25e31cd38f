import { useState } from 'react'
import type { UploadedFile } from '#/domains/uploads/model'
import { useFirst } from '#/ui/use-first'

/** Where a file's small picture is: the first address, since one signed anew would load it again; a newer one where that failed. */
export function useFileAddress(file: UploadedFile | null) {
  const [failed, setFailed] = useState<string | null>(null)
  const current = file && (file.previewUrl ?? file.url)
  const first = useFirst(`${file?.id} ${failed}`, current === failed ? null : current)
  const src = first ?? current
  return { src, onError: () => setFailed(src) }
}
