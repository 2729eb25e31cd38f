import { useLingui } from '@lingui/react/macro'
import { Camera, Image, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { handFocusOn } from '#/ui/keyboard'
import { Banner } from '#/ui/states/banner'
import { useMedia } from '#/ui/use-media'
import { useOnce } from '#/ui/use-once'
import { FileInput } from './file-input'
import { cameraTexts } from './camera-texts'
import { useCamera } from './use-camera'

/** The button that opened the camera, and had the focus, is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

interface SelfieCameraProps {
  hasPicture: boolean
  onFiles: (files: File[]) => void
}

/** Takes the picture with the camera, or a file where there is no camera or it is refused. Phones open their own camera. */
export function SelfieCamera({ hasPicture, onFiles }: SelfieCameraProps) {
  const { t, i18n } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const taken = useRef(0)
  const isTouch = useMedia('(pointer: coarse)')
  const { phase, error, video, open, shoot, close } = useCamera()
  const take = () => (isTouch ? phone.current?.click() : void open())

  const shutter = useOnce(async () => {
    // Those of one answer can be told apart by their names.
    const name = taken.current === 0 ? 'selfie.jpg' : `selfie-${taken.current + 1}.jpg`
    const picture = await shoot(name)
    if (!picture) return
    taken.current += 1
    onFiles([picture])
  })

  if (phase === 'on') {
    return (
      <div key="camera" ref={handFocusOn}>
        <div className="relative overflow-hidden rounded-lg bg-media">
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={t`What the camera sees`}
            className="aspect-3/4 w-full -scale-x-100 object-cover"
          />
          <IconButton
            label={t`Close the camera`}
            icon={X}
            tooltip={false}
            onClick={close}
            className="absolute end-2 top-2 bg-media/72 text-on-media hover:bg-media"
          />
        </div>
        <Button ref={takeFocus} kind="primary" icon={Camera} block className="mt-3" onClick={() => void shutter()}>
          {t`Take the photo`}
        </Button>
      </div>
    )
  }
  const isFailed = error !== null
  const choose = (
    <Button
      kind={isFailed && !hasPicture ? 'primary' : 'secondary'}
      icon={Image}
      block
      onClick={() => chooser.current?.click()}
    >
      {t`Choose a picture`}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3">
      {isFailed && (
        <Banner tone="warning" icon={Camera} role="alert" title={i18n._(cameraTexts[error].what)} className="mb-2">
          {i18n._(cameraTexts[error].next)}
        </Banner>
      )}
      {isFailed && choose}
      <Button
        kind={isFailed || hasPicture ? 'secondary' : 'primary'}
        icon={isFailed ? RotateCw : Camera}
        block
        loading={phase === 'opening'}
        onClick={take}
      >
        {isFailed ? t`Try the camera again` : hasPicture ? t`Take another one` : t`Take the photo`}
      </Button>
      {!isFailed && choose}
      <FileInput ref={chooser} photosOnly onFiles={onFiles} />
      <FileInput ref={phone} capture="user" onFiles={onFiles} />
    </div>
  )
}
