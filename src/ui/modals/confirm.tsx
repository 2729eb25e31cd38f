import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/button'
import { Modal } from './modal'

interface ConfirmProps {
  /** The question with the object's name: "Pause Steady Spine?". */
  title: string
  /** The consequence, one paragraph. */
  children: ReactNode
  /** The verb that does it: "Pause for 14 days". */
  confirmLabel: string
  /** The verb that leaves things as they are: "Not now". */
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  busy?: boolean
  /** What went wrong in the last attempt. */
  error?: ReactNode
}

/** A question before something happens; the focus starts on the safe answer. */
export function Confirm({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  error,
}: ConfirmProps) {
  const id = useId()
  return (
    <Modal
      title={title}
      onClose={onCancel}
      size="sm"
      role="alertdialog"
      describedBy={id}
      footer={
        <>
          <Button kind="primary" loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button data-autofocus unavailable={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <div id={id} className="text-ui text-muted">
        {children}
      </div>
      {error && <div className="mt-4">{error}</div>}
    </Modal>
  )
}
