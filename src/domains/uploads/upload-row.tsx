import { useLingui } from '@lingui/react/macro'
import { Check, FileText, Film, Image, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '#/lib/bytes'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { cx } from '#/ui/cx'
import { handFocusOn } from '#/ui/keyboard'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { DrawOnPhoto } from './draw-on-photo'
import { isPhoto } from './media-type'
import { canBeSmaller, smallerPhoto } from './smaller-photo'
import { UploadBar } from './upload-bar'
import type { Upload, UploadQueue } from './upload-queue'
import { UploadTime } from './upload-time'
import { useUploadTexts } from './use-upload-texts'

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  /** What to call a failure, where it is not just a file (a selfie). */
  failure?: string | undefined
}

/** A file being uploaded: picture, name, state in a line, and buttons to cancel, remove or retry. */
export function UploadRow({ upload, queue, failure }: UploadRowProps) {
  const { t } = useLingui()
  const { key, name, type, preview, step } = upload
  const words = useUploadTexts(failure)
  const isBad = step.code === 'failed' || step.code === 'refused'
  const isRunning = step.code === 'uploading'
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-2.5">
      {preview ? (
        <Picture src={preview} ratio="1:1" className="w-13 shrink-0 rounded-sm!" />
      ) : (
        <span className="grid size-13 shrink-0 place-items-center rounded-sm bg-fill text-muted">
          <Icon of={type === null ? FileText : isPhoto(type) ? Image : Film} />
        </span>
      )}
      <span className="min-w-36 flex-1">
        <span className="flex items-baseline gap-3">
          <span className="flex-1 truncate text-small font-medium" title={name}>
            {name}
          </span>
          {isRunning && <UploadTime {...step} />}
        </span>
        <span
          className={cx(
            'mt-0.5 block text-caption wrap-anywhere',
            isBad ? 'font-medium text-danger' : step.code === 'uploaded' ? 'text-success' : 'text-muted',
          )}
        >
          {isRunning ? (
            <UploadBar name={name} sent={step.sent} total={step.total} />
          ) : (
            <span className="flex gap-2">
              {step.code === 'uploaded' && <Icon of={Check} size={16} className="mt-px" />}
              <span className="min-w-0">{words(upload)}</span>
            </span>
          )}
        </span>
      </span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-1">
        {step.code === 'failed' && (
          <Button
            ref={handFocusOn}
            size="sm"
            icon={RotateCw}
            aria-label={t`Try again: ${name}`}
            onClick={() => queue.retry(key)}
          >
            {t`Try again`}
          </Button>
        )}
        <DrawOnPhoto upload={upload} queue={queue} />
        <PhotoSize upload={upload} queue={queue} />
        <IconButton
          label={isRunning ? t`Cancel ${name}` : t`Remove ${name}`}
          icon={X}
          size="sm"
          tooltip={false}
          onClick={({ currentTarget }) => {
            focusNext(currentTarget.closest('li'))
            queue.remove(key)
          }}
        />
      </span>
    </li>
  )
}

/** Offers a large photo smaller, and then as it was. */
function PhotoSize({ upload, queue }: Pick<UploadRowProps, 'upload' | 'queue'>) {
  const { t, i18n } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [cannot, setCannot] = useState(false)
  const { key, name, originalSize } = upload

  async function makeSmaller() {
    const file = queue.source(key)
    if (!file || isBusy) return
    setBusy(true)
    const smaller = await smallerPhoto(file)
    setBusy(false)
    if (smaller) queue.sendSmaller(key, smaller)
    else setCannot(true)
  }

  if (originalSize !== null) {
    const size = formatBytes(originalSize, i18n.locale)
    return (
      <Button
        size="sm"
        aria-label={t`Send the original, ${size}: ${name}`}
        onClick={() => queue.sendOriginal(key)}
      >{t`Original, ${size}`}</Button>
    )
  }
  if (!canBeSmaller(upload)) return null
  if (cannot) return <span role="status" className="text-caption text-muted">{t`It does not get smaller.`}</span>
  return (
    <Button
      size="sm"
      loading={isBusy}
      aria-label={t`Make smaller: ${name}`}
      onClick={() => void makeSmaller()}
    >{t`Make smaller`}</Button>
  )
}

/** Moves the focus before its row is removed: to a neighbour, from the last row to the button that adds files. */
function focusNext(row: HTMLElement | null) {
  const heir =
    row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('form')?.querySelector('ul ~ * button')
  if (heir instanceof HTMLElement) heir.focus()
}
