import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#/api/upload'
import { useBrand } from '#/domains/site-config/use-brand'
import { fileWire } from '#/domains/uploads/file-wire'
import { fileRefusal } from '#/domains/uploads/file-refusal'
import { HEAD_BYTES, isPhoto, mediaType } from '#/domains/uploads/media-type'
import { formatBytes } from '#/lib/bytes'
import { canDraw } from '#/ui/pictures/crop/cut-picture'
import { accountMutations } from './mutations'

/** A chosen file: why it is not sent, or the photo with its type by content; one that cannot be drawn cannot be cut either. */
export type ChosenPhoto = { refusal: string } | { refusal: null; photo: File; canBeCut: boolean }

/** A new picture of the learner: checks what was chosen, uploads it with its progress, and makes it theirs. */
export function useAvatar() {
  const { t, i18n } = useLingui()
  const { fileMaxSize } = useBrand()
  const { mutateAsync: save } = useMutation(accountMutations.saveAvatar())
  const running = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function check(file: File): Promise<ChosenPhoto> {
    const head = await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => null)
    const type = head && mediaType(new Uint8Array(head))
    const limit = formatBytes(fileMaxSize, i18n.locale)
    const fault = head ? fileRefusal(file.size, type && isPhoto(type) ? type : null, fileMaxSize) : 'unreadable'
    if (fault === 'too_large') return { refusal: t`File is too large. Limit is ${limit}` }
    if (fault === 'unreadable') return { refusal: t`The file cannot be read any more. Choose it again` }
    if (fault || !type) return { refusal: t`Choose a photo: JPEG, PNG, WebP, GIF or HEIC.` }
    const photo = new File([file], file.name, { type })
    return { refusal: null, photo, canBeCut: await canDraw(photo) }
  }

  /** False where it was cancelled meanwhile; fails as the upload and the call do. */
  async function send(photo: File): Promise<boolean> {
    const upload = new AbortController()
    running.current = upload
    setPercent(0)
    try {
      const { id } = await uploadFile(fileWire, photo, {
        signal: upload.signal,
        onProgress: (sent, total) => setPercent(Math.floor((100 * sent) / total)),
      })
      await save(id)
      return !upload.signal.aborted
    } catch (error) {
      if (upload.signal.aborted) return false
      throw error
    } finally {
      if (running.current === upload) setPercent(null)
    }
  }

  return {
    /** Of the upload that is under way; null: none is. */
    percent,
    check,
    send,
    cancel: () => {
      running.current?.abort()
      setPercent(null)
    },
  }
}
