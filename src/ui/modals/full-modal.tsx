import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../buttons/icon-button'
import { LiveRegion } from '../page/live-region'
import { useModalDialog, useScrimPress } from './use-modal-dialog'

interface FullModalProps {
  title: string
  onClose: () => void
  /** Links beside the cross: "Open in a new tab". */
  actions?: ReactNode
  children: ReactNode
  /** The content reaches the edges (a frame, a picture) instead of standing in a column 660 px wide. */
  bleed?: boolean
  /** Something was made in it: pressing the scrim does nothing. */
  dirty?: boolean
}

/** A modal as large as the window: documents, pictures. Open while it is mounted. */
export function FullModal({ title, onClose, actions, children, bleed = false, dirty = false }: FullModalProps) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModalDialog(dialog, { onClose, focus: 'title' })
  const scrim = useScrimPress(() => !dirty && onClose())
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...scrim}
      className="modal raised h-dvh max-h-none w-full max-w-none tablet:m-auto tablet:h-[calc(100dvh-56px)] tablet:w-[calc(100vw-56px)] tablet:max-w-280 tablet:rounded-xl"
    >
      <div className="flex h-full flex-col">
        <div className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 ps-5 pe-2 tablet:py-3 tablet:ps-8 tablet:pe-4">
          <h2 id={titleId} data-modal-title tabIndex={-1} className="min-w-0 flex-1 truncate text-ui font-bold">
            {title}
          </h2>
          {actions && (
            <div className="pb-2 text-small max-tablet:order-last max-tablet:w-full tablet:pb-0">{actions}</div>
          )}
          <IconButton label={t`Close`} icon={X} tooltip={false} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {bleed ? children : <div className="mx-auto max-w-165 px-gutter pt-7 pb-16 tablet:pt-14">{children}</div>}
        </div>
      </div>
      <LiveRegion />
    </dialog>
  )
}
