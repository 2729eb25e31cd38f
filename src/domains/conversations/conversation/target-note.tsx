import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#/ui/buttons/icon-button'
import { cx } from '#/ui/cx'
import { errorTexts } from '#/ui/states/error-texts'
import { Spinner } from '#/ui/states/spinner'
import type { Target } from './use-target'

/** Above the messages: that the one of the address is being looked for, is not there, or could not be found. */
export function TargetNote({ target }: { target: Target }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '.', search: ({ message: _message, ...rest }) => rest, replace: true, resetScroll: false })
  switch (target.state) {
    case 'none':
    case 'found':
      return null
    case 'looking':
      return (
        <Note>
          <Spinner />
          {t`Looking for the message…`}
        </Note>
      )
    case 'missing':
      return <Note onClose={close}>{t`This message no longer exists.`}</Note>
    case 'failed':
      return (
        <Note onClose={close}>
          <span>
            {errorTexts(i18n, target.error)}{' '}
            <button type="button" className="link target" onClick={target.again}>
              {t`Try again`}
            </button>
          </span>
        </Note>
      )
  }
}

interface NoteProps {
  onClose?: () => void
  /** It hangs below what it stands in. */
  isBelow?: boolean
  children: ReactNode
}

/** Lies over the messages, so that they keep their place. */
export function Note({ onClose, isBelow = false, children }: NoteProps) {
  const { t } = useLingui()
  return (
    <div
      className={cx(
        'absolute inset-x-gutter z-1 flex justify-center tablet:inset-x-8',
        isBelow ? 'top-full pt-2' : 'top-2',
      )}
    >
      <div
        role="status"
        className="flex min-h-11 items-center gap-3 rounded-md border border-line raised py-1 ps-4 pe-4 text-small shadow-2"
      >
        <span className="flex min-w-0 items-center gap-3 wrap-anywhere">{children}</span>
        {onClose && (
          <IconButton label={t`Close`} icon={X} size="sm" tooltip={false} onClick={onClose} className="-me-3" />
        )}
      </div>
    </div>
  )
}
