import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UploadedFile } from './model'
import { ExternalLink } from '#/ui/buttons/external-link'
import { IconButton } from '#/ui/buttons/icon-button'
import { isShortcut } from '#/ui/keyboard'
import { FullModal } from '#/ui/modals/full-modal'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { announce } from '#/ui/page/live-region'
import { ZoomPicture } from '#/ui/pictures/zoom/zoom-picture'
import { useFirst } from '#/ui/use-first'
import { largeAddress, shownAs } from './shown-file'

interface PictureViewerProps {
  /** Pictures and videos, in viewing order. */
  files: readonly UploadedFile[]
  /** The file to show; nothing is shown for an unknown id. */
  fileId: number
}

/** A picture or video as large as the window: pictures can be enlarged; arrow keys, Home, End and swipes lead to the others. */
export function PictureViewer({ files, fileId }: PictureViewerProps) {
  const { t } = useLingui()
  const close = useCloseModal('file')
  const navigate = useNavigate()
  const at = files.findIndex(({ id }) => id === fileId)
  const file = files[at]
  const current = file && largeAddress(file)
  // A new signature would start a video over, and load a picture again.
  const address = useFirst(fileId, current ?? null) ?? current
  const total = files.length
  const number = at + 1

  const title = file && (total > 1 ? t`${number} of ${total}: ${file.name}` : file.name)

  function show(place: number) {
    const next = files[place]
    if (!next || place === at) return
    void navigate({ ...modalTarget('picture', { file: next.id }), replace: true })
  }
  const key = useEffectEvent((event: KeyboardEvent) => {
    // A video uses these keys to seek, and an enlarged picture to move.
    if (event.target instanceof HTMLVideoElement || event.defaultPrevented || isShortcut(event)) return
    if (event.key === 'ArrowLeft') show(at - 1)
    if (event.key === 'ArrowRight') show(at + 1)
    if (event.key === 'Home') show(0)
    if (event.key === 'End') show(total - 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => key(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const shown = useRef(fileId)
  useEffect(() => {
    // The focus stays where it is.
    if (shown.current !== fileId && title) announce(title)
    shown.current = fileId
  }, [fileId, title])

  if (!file || title === undefined) return null
  return (
    <FullModal
      title={title}
      onClose={close}
      bleed
      actions={<ExternalLink href={file.url} className="target">{t`Open in a new tab`}</ExternalLink>}
    >
      <div className="relative grid h-full place-items-center bg-media">
        {shownAs(file) === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a learner's own recording has none
          <video key={file.id} src={address} controls playsInline className="max-h-full max-w-full" />
        ) : (
          <ZoomPicture key={file.id} src={address} alt={file.name} onSwipe={(step) => show(at + step)} />
        )}
        {total > 1 && (
          <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-between text-on-media *:pointer-events-auto *:bg-media/72 *:hover:bg-media">
            <IconButton
              label={t`Previous`}
              icon={ChevronLeft}
              tooltip={false}
              unavailable={at === 0}
              onClick={() => show(at - 1)}
            />
            <IconButton
              label={t`Next`}
              icon={ChevronRight}
              tooltip={false}
              unavailable={at === total - 1}
              onClick={() => show(at + 1)}
            />
          </div>
        )}
      </div>
    </FullModal>
  )
}
