import { useLingui } from '@lingui/react/macro'
import { Download, MoveHorizontal, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { largeAddress } from '#/domains/chats/shown-file'
import { dateText } from '#/domains/study/texts'
import { saveFile } from '#/platform/save-file'
import { Button } from '#/ui/buttons/button'
import { FullModal } from '#/ui/modals/full-modal'
import { Icon } from '#/ui/pictures/icon'
import { Banner } from '#/ui/states/banner'
import { useOnce } from '#/ui/use-once'
import { pictureOfBoth } from './picture-of-both'
import type { DatedPhoto } from './sent-photos'

/** Of the earlier picture, in percent of the width. */
const FIRST_SHARE = 50

interface CompareModalProps {
  /** The earlier one first. */
  photos: readonly [DatedPhoto, DatedPhoto]
  onClose: () => void
}

/** Two photos under one slider, and a picture of both to keep or to share. */
export function CompareModal({ photos: [before, after], onClose }: CompareModalProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const [share, setShare] = useState(FIRST_SHARE)
  const [isRefused, setRefused] = useState(false)
  const [first, second] = [dateText(before.sentAt, time), dateText(after.sentAt, time)]
  const canShare = typeof navigator.share === 'function'

  async function give(hand: (file: File) => Promise<void> | void) {
    setRefused(false)
    const pair = [
      { address: largeAddress(before.file), caption: first },
      { address: largeAddress(after.file), caption: second },
    ] as const
    const both = await pictureOfBoth(pair)
    if (both) await hand(both)
    else setRefused(true)
  }
  const save = useOnce(() => give((file) => saveFile(file, file.name)))
  const send = useOnce(() => give(shareOrSave))

  return (
    <FullModal
      title={t`How far you have come`}
      onClose={onClose}
      bleed
      actions={
        <span className="flex flex-wrap gap-2">
          {canShare && (
            <Button size="sm" icon={Share2} onClick={() => void send()}>
              {t`Share a picture of both`}
            </Button>
          )}
          <Button size="sm" icon={Download} onClick={() => void save()}>
            {t`Save a picture of both`}
          </Button>
        </span>
      }
    >
      <div className="flex h-full flex-col">
        {isRefused && (
          <Banner tone="danger" role="alert" title={t`The picture could not be made`} className="m-4">
            {t`The browser does not let it read one of these photos. You can still compare them here.`}
          </Banner>
        )}
        <div className="relative min-h-60 flex-1 overflow-hidden bg-media has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
          <Layer photo={after} alt={t`Your photo of ${second}`} />
          <div className="absolute inset-0 bg-media" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
            <Layer photo={before} alt={t`Your photo of ${first}`} />
          </div>
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-on-media"
            style={{ left: `${share}%` }}
          >
            <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-on-media text-media">
              <Icon of={MoveHorizontal} />
            </span>
          </span>
          {/* Over the whole picture, so that it can be dragged anywhere; the focus is drawn around the picture. */}
          <input
            type="range"
            dir="ltr"
            min={0}
            max={100}
            value={share}
            aria-label={t`How much of the earlier photo shows`}
            aria-valuetext={t`${share} %`}
            onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
            className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
          />
        </div>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-3 text-small tablet:px-8">
          <span>{t`Left: ${first}`}</span>
          <span>{t`Right: ${second}`}</span>
        </p>
      </div>
    </FullModal>
  )
}

function Layer({ photo: { file }, alt }: { photo: DatedPhoto; alt: string }) {
  return (
    <img
      src={largeAddress(file)}
      alt={alt}
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full object-contain"
    />
  )
}

/** Where a browser shares no files, or a press is too long ago for it by now, the file is saved. */
async function shareOrSave(file: File): Promise<void> {
  const shared = { files: [file] }
  if (!navigator.canShare?.(shared)) return saveFile(file, file.name)
  try {
    await navigator.share(shared)
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) saveFile(file, file.name)
  }
}
