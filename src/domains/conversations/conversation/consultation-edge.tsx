import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, Clock } from 'lucide-react'
import { useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { useWaitingReason } from '#/domains/account/use-waiting-reason'
import { consultationRating, ratingQueue } from '#/domains/consultations/consultation-rating'
import * as z from '#/lib/zod'
import type { QueuedEntry } from '#/outbox/engine'
import { outboxOf } from '#/outbox/outbox'
import { useQueue } from '#/outbox/use-queue'
import { draft } from '#/platform/drafts'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { Rating } from '#/ui/fields/rating'
import { Icon } from '#/ui/pictures/icon'
import { useOnce } from '#/ui/use-once'
import type { ConsultationRow } from './consultation-rows'

const LINE =
  'flex items-center gap-3 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line'

/** Between the messages: where a consultation begins, or where it ends, with its rating. */
export function ConsultationEdge({ row: { edge, consultation, streamId } }: { row: ConsultationRow }) {
  const { t } = useLingui()
  if (edge === 'start') return <p className={`${LINE} pb-4`}>{t`The consultation begins`}</p>
  const { status, rating } = consultation
  return (
    <section aria-label={t`Consultation`} className="pb-4">
      <p className={LINE}>{t`The consultation is closed`}</p>
      {status === 'rated' ? (
        rating !== null && <p className="pt-2 text-center text-small text-muted">{t`Your rating: ${rating} of 5`}</p>
      ) : (
        <RateConsultation streamId={streamId} consultationId={consultation.id} />
      )}
    </section>
  )
}

interface RateConsultationProps {
  streamId: number
  consultationId: number
}

/** Asks how a closed consultation was: now or at any later time, and once, since the server takes one rating for good. */
function RateConsultation({ streamId, consultationId }: RateConsultationProps) {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const outbox = outboxOf(useQueryClient(), user.id)
  const [waiting] = useQueue(outbox, ratingQueue(consultationId))
  // The list takes rows that are far from the window away, and the choice stays.
  const kept = draft({
    owner: user.id,
    name: `draft.consultation.${consultationId}`,
    parse: (stored) => z.number().safeParse(stored).data ?? null,
  })
  const [chosen, setChosen] = useState(kept.read)
  const [isRefused, setRefused] = useState(false)
  const label = t`How was the consultation?`
  const words = [t`Bad`, t`Poor`, t`All right`, t`Good`, t`Very good`] as const

  const send = useOnce(async () => {
    if (chosen === null) return
    setRefused(false)
    try {
      const payload = { streamId, consultationId, rating: chosen }
      await outbox.enqueue(consultationRating, { queue: ratingQueue(consultationId), payload })
      kept.clear()
    } catch {
      setRefused(true)
    }
  })
  if (waiting)
    return (
      <WaitingRating
        entry={waiting}
        onRetry={() => void outbox.retry(waiting.id)}
        onRemove={() => void outbox.remove(waiting.id)}
      />
    )
  return (
    <div className="flex flex-col items-center gap-1 pt-3 text-center">
      <p className="text-ui font-strong">{label}</p>
      <Rating
        label={label}
        words={words}
        value={chosen}
        onChange={(value) => {
          kept.keep(value)
          setChosen(value)
        }}
      />
      <p className="min-h-[1.4em] text-caption text-muted">{chosen !== null && words[chosen - 1]}</p>
      <Button size="sm" unavailable={chosen === null} onClick={() => void send()}>
        {t`Rate the consultation`}
      </Button>
      {isRefused && (
        <div role="alert" className="pt-1">
          <FieldError>{t`This device has no room to keep it for later. Connect and try again.`}</FieldError>
        </div>
      )}
    </div>
  )
}

interface WaitingRatingProps {
  entry: QueuedEntry
  onRetry: () => void
  onRemove: () => void
}

/** A rating that the server does not have yet. */
function WaitingRating({ entry, onRetry, onRemove }: WaitingRatingProps) {
  const { t } = useLingui()
  const rating = consultationRating.parse(entry.payload)?.rating ?? 0
  const hasFailed = entry.phase === 'failed'
  const words = useWaitingReason(entry, (reason) =>
    entry.trouble?.code === 'taken'
      ? t`Not saved: it was rated from another tab or device.`
      : t`The rating is not saved. ${reason}`,
  )
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 pt-3 text-small">
      <span>{t`Your rating: ${rating} of 5`}</span>
      <span role={hasFailed ? 'alert' : 'status'} className={hasFailed ? 'flex gap-1.5 text-danger' : 'flex gap-1.5'}>
        <Icon of={hasFailed ? CircleAlert : Clock} size={16} className="mt-0.5" />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </span>
      {hasFailed && entry.trouble?.code !== 'taken' && (
        <button type="button" className="link target" onClick={onRetry}>
          {t`Try again`}
        </button>
      )}
      {(hasFailed || entry.phase === 'waiting') && (
        <button type="button" className="link target" onClick={onRemove}>
          {t`Remove`}
        </button>
      )}
    </div>
  )
}
