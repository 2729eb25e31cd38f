import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Clock } from 'lucide-react'
import { useWaitingReason } from '#/domains/account/use-waiting-reason'
import { dayChange, dayQueue } from '#/domains/study/days/day-change'
import type { QueuedEntry } from '#/outbox/engine'
import { outboxOf } from '#/outbox/outbox'
import { useQueue } from '#/outbox/use-queue'
import { Icon } from '#/ui/pictures/icon'
import type { DayView } from './use-day'

/** What was done with a day without a line and has not arrived yet. */
export function useWaitingSteps({ stream, day, learnerId }: DayView) {
  const outbox = outboxOf(useQueryClient(), learnerId)
  const own = useQueue(outbox, dayQueue(stream.id)).flatMap((entry) => {
    const change = dayChange.parse(entry.payload)
    return change?.dayId === day.id ? [{ entry, step: change.step }] : []
  })
  return {
    start: own.find(({ step }) => step === 'start')?.entry,
    finish: own.find(({ step }) => step === 'finish')?.entry,
    retry: ({ id }: QueuedEntry) => void outbox.retry(id),
    remove: ({ id }: QueuedEntry) => void outbox.remove(id),
  }
}

interface WaitingStepProps {
  entry: QueuedEntry
  /** What was done. */
  label: string
  onRetry: (entry: QueuedEntry) => void
  onRemove: (entry: QueuedEntry) => void
}

/** A start or finish that the server does not have yet. */
export function WaitingStep({ entry, label, onRetry, onRemove }: WaitingStepProps) {
  const { t } = useLingui()
  const hasFailed = entry.phase === 'failed'
  const reason = useWaitingReason(entry, (why) => t`The day’s state did not change. ${why}`)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <span className="font-strong">{label}</span>
      <span
        role={hasFailed ? 'alert' : 'status'}
        className={hasFailed ? 'flex gap-1.5 text-danger' : 'flex gap-1.5 text-muted'}
      >
        <Icon of={hasFailed ? CircleAlert : Clock} size={16} className="mt-0.5" />
        <span className="min-w-0 wrap-anywhere">{reason}</span>
      </span>
      {hasFailed && (
        <button type="button" className="link target" onClick={() => onRetry(entry)}>
          {t`Try again`}
        </button>
      )}
      {entry.phase !== 'sending' && (
        <button type="button" className="link target" onClick={() => onRemove(entry)}>
          {t`Undo`}
        </button>
      )}
    </div>
  )
}
