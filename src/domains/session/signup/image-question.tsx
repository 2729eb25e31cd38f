import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '#/api/upload'
import { accountMutations } from '#/domains/account/mutations'
import { fileWire } from '#/domains/chats/file-wire'
import { useBrand } from '#/domains/site-config/use-brand'
import { formatBytes } from '#/lib/bytes'
import { HEAD_BYTES, isPhoto, mediaType } from '#/domains/uploads/media-type'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { ProgressBar } from '#/ui/states/progress'
import { errorTexts } from '#/ui/states/error-texts'
import { ChatTitle } from './chat-question'

interface ImageQuestionProps {
  title: string
  again: string | undefined
  takesFocus: boolean
  /** Told the file's name once the picture is the learner's. */
  onDone: (name: string) => void
  /** Told why it is not. */
  onRefused: (name: string, why: string) => void
  onSkip: (() => void) | undefined
}

/** A photo of the learner: chosen, uploaded with its progress, and made their picture. */
export function ImageQuestion({ title, again, takesFocus, onDone, onRefused, onSkip }: ImageQuestionProps) {
  const { t, i18n } = useLingui()
  const { fileMaxSize } = useBrand()
  const save = useMutation(accountMutations.saveAvatar())
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const running = useRef<AbortController | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
    return () => running.current?.abort()
  }, [takesFocus])

  async function send(file: File) {
    const head = await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => null)
    const type = head && mediaType(new Uint8Array(head))
    if (!type || !isPhoto(type)) return onRefused(file.name, t`Choose a photo: JPEG, PNG, WebP, GIF or HEIC.`)
    if (file.size > fileMaxSize) {
      const limit = formatBytes(fileMaxSize, i18n.locale)
      return onRefused(file.name, t`File is too large. Limit is ${limit}`)
    }
    const upload = new AbortController()
    running.current = upload
    setPercent(0)
    const options = {
      signal: upload.signal,
      onProgress: (sent: number, total: number) => setPercent(Math.floor((100 * sent) / total)),
    }
    try {
      const { id } = await uploadFile(fileWire, new File([file], file.name, { type }), options)
      await save.mutateAsync(id)
      if (!upload.signal.aborted) onDone(file.name)
    } catch (error) {
      if (!upload.signal.aborted) onRefused(file.name, errorTexts(i18n, error))
    } finally {
      setPercent(null)
    }
  }

  return (
    <div>
      <ChatTitle>{title}</ChatTitle>
      {again && (
        <div role="alert" id="photo-again" className="mb-4">
          <FieldError>{again}</FieldError>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      {percent === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            ref={button}
            kind="primary"
            size="lg"
            icon={ImageUp}
            aria-describedby={again && 'photo-again'}
            onClick={() => input.current?.click()}
          >
            {t`Choose a photo`}
          </Button>
          {onSkip && (
            <Button kind="text" onClick={onSkip}>
              {t`Skip for now`}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex max-w-105 items-center gap-4">
          <ProgressBar className="flex-1" value={percent} label={t`Uploading`} />
          <span className="num text-small text-muted">{t`${percent} %`}</span>
          <Button
            size="sm"
            onClick={() => {
              running.current?.abort()
              setPercent(null)
            }}
          >
            {t`Cancel`}
          </Button>
        </div>
      )}
    </div>
  )
}
