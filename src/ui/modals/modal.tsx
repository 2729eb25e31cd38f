import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button'
import { cx } from '../cx'
import { LiveRegion } from '../page/live-region'
import { type ModalFocus, useModalDialog, useScrimPress } from './use-modal-dialog'
import { useSwipeDown } from './use-swipe-down'

const WIDTHS = { sm: 'tablet:w-125', md: 'tablet:w-140', lg: 'tablet:w-190' }

export interface ModalProps {
  title: string
  /** Called by Esc, the cross, a swipe and the scrim; the owner unmounts it (or asks first, when something was typed). */
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary first: it stands at the right on desktops and on top on phones. */
  footer?: ReactNode
  /** Something was typed: pressing the scrim does nothing. */
  dirty?: boolean
  /** 500, 560 or 760 px wide in windows from 828 px on; below that a sheet at the bottom. */
  size?: keyof typeof WIDTHS
  /** Where the focus starts; an element with `data-autofocus` takes precedence over both. */
  focus?: ModalFocus
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that is read with the title. */
  describedBy?: string
}

/** A modal in the middle of the window, or a sheet on phones. Open while it is mounted. */
export function Modal({
  title,
  onClose,
  children,
  footer,
  dirty = false,
  size = 'md',
  focus = 'title',
  role,
  describedBy,
}: ModalProps) {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModalDialog(dialog, { onClose, focus })
  const scrim = useScrimPress(() => !dirty && onClose())
  const swipe = useSwipeDown(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      {...scrim}
      className={cx(
        'modal raised m-auto mb-0 w-full max-w-none rounded-t-xl tablet:mb-auto tablet:max-w-[calc(100vw-80px)] tablet:rounded-xl',
        WIDTHS[size],
      )}
    >
      <div className="flex max-h-[92dvh] flex-col tablet:max-h-[calc(100dvh-80px)] low:block low:max-h-[calc(100dvh-24px)] low:overflow-x-hidden low:overflow-y-auto">
        <div {...swipe} className="max-tablet:touch-none">
          <span aria-hidden className="mx-auto mt-2.5 block h-1 w-9 rounded-full bg-strong opacity-60 tablet:hidden" />
          <div className="flex items-start gap-4 ps-5 pe-2 pt-5 tablet:pt-7 tablet:ps-8 tablet:pe-6">
            <h2 id={titleId} data-modal-title tabIndex={-1} className="type-h2 min-w-0 flex-1">
              {title}
            </h2>
            <IconButton
              label={t`Close`}
              icon={X}
              size="sm"
              tooltip={false}
              onClick={onClose}
              className="relative -my-2 tablet:-my-1"
            />
          </div>
        </div>
        {/* As on a screen, what cannot be broken ends at the edge: the body never scrolls sideways. */}
        <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-5 pt-3 pb-5 low:overflow-visible tablet:px-8 tablet:pb-6">
          {children}
        </div>
        {footer && <ModalFooter>{footer}</ModalFooter>}
      </div>
      <LiveRegion />
    </dialog>
  )
}

/** Stays at the bottom while the body scrolls, with a hairline when content lies below it. */
function ModalFooter({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)

  useEffect(() => {
    const body = own.current?.previousElementSibling
    if (!body) return
    const measure = () => setOver(body.scrollTop + body.clientHeight < body.scrollHeight - 1)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(body)
    for (const child of body.children) sizes.observe(child)
    body.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      body.removeEventListener('scroll', measure)
    }
  }, [])

  return (
    <div
      ref={own}
      className={cx(
        'flex flex-col gap-2.5 border-t px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))] tablet:flex-row-reverse tablet:items-start tablet:justify-start tablet:px-8 tablet:pb-7 max-tablet:*:w-full max-tablet:[&>span>button]:w-full tablet:[&>span]:items-end',
        over ? 'border-line' : 'border-transparent',
      )}
    >
      {children}
    </div>
  )
}
