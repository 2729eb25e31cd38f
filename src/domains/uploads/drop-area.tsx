import { useLingui } from '@lingui/react/macro'
import { Camera, Image } from 'lucide-react'
import { useRef } from 'react'
import { formatBytes } from '#/lib/bytes'
import { Button } from '#/ui/buttons/button'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'
import { useMedia } from '#/ui/use-media'
import { FileInput } from './file-input'
import { useDropTarget } from './use-drop-target'

interface DropAreaProps {
  /** Largest file in bytes. */
  limit: number
  onFiles: (files: File[]) => void
  /** Id of the message about what is wrong with the files. */
  describedBy?: string | undefined
}

/** Takes photos and videos by press or drop; on phones also straight from the camera. */
export function DropArea({ limit, onFiles, describedBy }: DropAreaProps) {
  const { t, i18n } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isTouch = useMedia('(pointer: coarse)')
  const { listeners, invitation } = useDropTarget(onFiles)
  const size = formatBytes(limit, i18n.locale)

  return (
    <div>
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={() => chooser.current?.click()}
        {...listeners}
        className={cx(
          'flex w-full items-center gap-4 rounded-lg border px-4 py-3 text-start text-small text-muted transition-colors *:pointer-events-none',
          invitation === null ? 'border-dashed border-strong hover:bg-fill' : 'border-accent bg-accent-soft',
        )}
      >
        <Icon of={Image} size={24} className="text-accent-text" />
        <span>
          <b className="block text-ui font-strong text-text">{invitation ?? t`Add photos or a video`}</b>
          {isTouch ? t`Up to ${size} each` : t`Up to ${size} each. You can drop or paste them here.`}
        </span>
      </button>
      {isTouch && (
        <Button kind="quiet" icon={Camera} block className="mt-3" onClick={() => camera.current?.click()}>
          {t`Take a photo`}
        </Button>
      )}
      <FileInput ref={chooser} multiple onFiles={onFiles} />
      <FileInput ref={camera} capture="environment" onFiles={onFiles} />
    </div>
  )
}
