import { useLingui } from '@lingui/react/macro'
import { Clock, PencilLine, RotateCw, TriangleAlert, X } from 'lucide-react'
import { useOnline } from '#/api/connectivity'
import { ApiError } from '#/api/errors'
import type { QueuedEntry } from '#/outbox/engine'
import { Button } from '#/ui/buttons/button'
import { handFocusOn } from '#/ui/keyboard'
import { Icon } from '#/ui/pictures/icon'
import { errorTexts } from '#/ui/states/error-texts'
import { ProgressBar } from '#/ui/states/progress'
import { homeworkAnswer } from '../homework-answer'

export interface WaitingAnswerProps {
  entry: QueuedEntry
  /** Left out where no answer can be written now. */
  onEdit?: (() => void) | undefined
  /** Left out where it cannot be sent now. */
  onRetry?: (() => void) | undefined
  onRemove: () => void
}

/** An answer that is kept on the device until it can be sent: what it is, why it waits, and what can be done. */
export function WaitingAnswer({ entry, onEdit, onRetry, onRemove }: WaitingAnswerProps) {
  const { t } = useLingui()
  const reason = useWaitReason(entry)
  const { phase, files, progress } = entry
  const text = homeworkAnswer.parse(entry.payload)?.message ?? ''
  const hasFailed = phase === 'failed'
  const isSending = useOnline() && phase === 'sending'
  const names = files.map(({ name }) => name).join(', ')
  return (
    <section
      ref={handFocusOn}
      tabIndex={-1}
      aria-label={t`Answer that is not sent yet`}
      className="mt-4 rounded-md bg-fill p-4 text-small"
    >
      {/* There before its words change, so that each is read out. */}
      <p role="status" className={hasFailed ? 'flex gap-2 font-medium text-danger' : 'flex gap-2 font-medium'}>
        <Icon of={hasFailed ? TriangleAlert : Clock} size={18} />
        <span className="min-w-0 wrap-anywhere">{reason}</span>
      </p>
      {progress !== null && <ProgressBar label={t`Sending the files`} value={progress * 100} className="mt-2" />}
      {!hasFailed && !isSending && (
        <p className="mt-1 text-muted">{t`It is kept on this device, and you can leave the page or close it.`}</p>
      )}
      {text && <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>}
      {files.length > 0 && <p className="mt-2 text-muted wrap-anywhere">{t`Files: ${names}`}</p>}
      {!isSending && (
        <div className="mt-3 flex flex-wrap gap-2">
          {onRetry && hasFailed && (
            <Button size="sm" icon={RotateCw} onClick={onRetry}>
              {t`Try again`}
            </Button>
          )}
          {onEdit && (
            <Button size="sm" icon={PencilLine} onClick={onEdit}>
              {t`Edit`}
            </Button>
          )}
          <Button size="sm" icon={X} onClick={onRemove}>
            {t`Remove`}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Why an answer has not been sent, in a sentence. */
function useWaitReason({ phase, trouble }: QueuedEntry): string {
  const { t, i18n } = useLingui()
  const isOnline = useOnline()
  if (phase === 'failed') {
    if (trouble?.code === 'taken') return t`Not sent: another answer was sent from another tab or device.`
    if (trouble?.code === 'lost_file') {
      const { name } = trouble
      return t`Not sent: the file ${name} is no longer on this device.`
    }
    const reason = trouble?.code === 'failed' ? errorTexts(i18n, new ApiError(trouble.facts)) : ''
    return `${t`Couldn't send homework`}. ${reason}`.trim()
  }
  if (isOnline && phase === 'sending') return t`Sending…`
  if (!isOnline || trouble?.code === 'network') return t`Waiting for the network. It will be sent by itself.`
  return t`Waiting for its turn. It will be sent by itself.`
}
