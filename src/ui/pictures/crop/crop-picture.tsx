import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import { Button } from '../../buttons/button'
import { FieldError } from '../../fields/field'
import { StepButton } from '../../fields/step-button'
import { useOnce } from '../../use-once'
import { useObjectUrl } from '../use-object-url'
import { type CropArea, middleOf, resized, shifted } from './crop-area'
import { cutPicture } from './cut-picture'

/** How far a press of a button goes, in percent of the picture and as a share of its shorter side. */
const MOVE = 2
const SIZE = 0.05

interface CropPictureProps {
  /** A picture that this browser can draw. */
  file: File
  onDone: (cut: File) => void
  onCancel: () => void
}

/** Marks the square part of a picture that is kept: by dragging, by the arrow keys on it and its corners, or by buttons. */
export function CropPicture({ file, onDone, onCancel }: CropPictureProps) {
  const { t } = useLingui()
  const src = useObjectUrl(file)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [area, setArea] = useState<CropArea | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const cut = useOnce(async () => {
    if (!area) return
    setFailed(false)
    try {
      onDone(await cutPicture(file, area))
    } catch {
      setFailed(true)
    }
  })
  const change = (next: (area: CropArea, picture: { width: number; height: number }) => CropArea) => () => {
    if (size) setArea((now) => now && next(now, size))
  }
  const move = (right: number, down: number) => change((now) => shifted(now, right, down))
  const steps = [
    { label: t`Smaller part`, icon: ZoomIn, onStep: change((now, picture) => resized(now, picture, -SIZE)) },
    { label: t`Larger part`, icon: ZoomOut, onStep: change((now, picture) => resized(now, picture, SIZE)) },
    { label: t`Move left`, icon: ArrowLeft, onStep: move(-MOVE, 0) },
    { label: t`Move right`, icon: ArrowRight, onStep: move(MOVE, 0) },
    { label: t`Move up`, icon: ArrowUp, onStep: move(0, -MOVE) },
    { label: t`Move down`, icon: ArrowDown, onStep: move(0, MOVE) },
  ]
  return (
    <div>
      <p className="mb-4 text-ui text-muted">{t`Move the circle over what others shall see of you.`}</p>
      <div className="grid min-h-50 place-items-center overflow-hidden rounded-md bg-media p-6">
        {src !== null && (
          <ReactCrop
            aspect={1}
            circularCrop
            keepSelection
            minWidth={64}
            {...(area && { crop: area })}
            ariaLabels={{
              cropArea: t`The part that is kept. Arrow keys move it.`,
              nwDragHandle: t`Upper left corner. Arrow keys change the size.`,
              neDragHandle: t`Upper right corner. Arrow keys change the size.`,
              seDragHandle: t`Lower right corner. Arrow keys change the size.`,
              swDragHandle: t`Lower left corner. Arrow keys change the size.`,
              // Hidden where the part is a square.
              nDragHandle: '',
              eDragHandle: '',
              sDragHandle: '',
              wDragHandle: '',
            }}
            onChange={(_pixels, { x, y, width, height }) => setArea({ unit: '%', x, y, width, height })}
          >
            <img
              src={src}
              alt={file.name}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                setSize({ width, height })
                setArea(middleOf({ width, height }))
              }}
              onError={() => setFailed(true)}
              className="block max-h-[min(46dvh,420px)] max-w-full"
            />
          </ReactCrop>
        )}
      </div>
      <div className="mt-3 flex h-11 flex-wrap justify-center">
        {steps.map((step) => (
          <StepButton key={step.label} {...step} off={area === null} />
        ))}
      </div>
      {hasFailed && (
        <div role="alert" className="mt-3">
          <FieldError>{t`This picture cannot be cut here. Choose another one.`}</FieldError>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" unavailable={area === null} onClick={() => void cut()}>
          {t`Use this part`}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </div>
  )
}
