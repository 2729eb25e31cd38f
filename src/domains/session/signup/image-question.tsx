import { useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { PhotoSending } from '#/domains/account/photo-sending'
import { useAvatar } from '#/domains/account/use-avatar'
import { FileInput } from '#/domains/uploads/file-input'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { part } from '#/ui/late/part'
import { Modal } from '#/ui/modals/modal'
import { errorTexts } from '#/ui/states/error-texts'
import { Skeleton } from '#/ui/states/skeleton'
import { showToast } from '#/ui/toasts/toast'
import { ChatTitle } from './chat-question'

const CropPicture = part(() => import('#/ui/pictures/crop/crop-picture'), 'CropPicture', { missing: 'toast' })

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

/** A photo of the learner: chosen, cut, uploaded with its progress, and made their picture. */
export function ImageQuestion({ title, again, takesFocus, onDone, onRefused, onSkip }: ImageQuestionProps) {
  const { t, i18n } = useLingui()
  const avatar = useAvatar()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [toCut, setToCut] = useState<File | null>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  async function take([file]: File[]) {
    if (!file) return undefined
    const chosen = await avatar.check(file)
    if (chosen.refusal !== null) return onRefused(file.name, chosen.refusal)
    if (chosen.canBeCut) return setToCut(chosen.photo)
    const isSent = await send(chosen.photo)
    if (isSent) showToast({ text: t`Your photo is saved as it is: this browser cannot show or cut such pictures.` })
    return undefined
  }

  async function send(photo: File): Promise<boolean> {
    setToCut(null)
    try {
      const isSent = await avatar.send(photo)
      if (isSent) onDone(photo.name)
      return isSent
    } catch (error) {
      onRefused(photo.name, errorTexts(i18n, error))
      return false
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
      <FileInput ref={input} photosOnly onFiles={(files) => void take(files)} />
      {avatar.percent === null ? (
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
        <PhotoSending percent={avatar.percent} onCancel={avatar.cancel} />
      )}
      {toCut && (
        <Modal title={t`Your photo`} onClose={() => setToCut(null)} size="sm" dirty>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <CropPicture
              file={toCut}
              onDone={(cut) => void send(cut)}
              onCancel={() => setToCut(null)}
              onMissing={() => void send(toCut)}
            />
          </Suspense>
        </Modal>
      )}
    </div>
  )
}
