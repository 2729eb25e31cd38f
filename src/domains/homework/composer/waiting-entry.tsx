import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { outboxOf } from '#/outbox/outbox'
import { isSettled } from '#/outbox/settled'
import { useQueue } from '#/outbox/use-queue'
import { part, usePreload } from '#/ui/late/part'
import { answerQueue } from '../homework-answer'
import type { HomeworkView } from '../thread/use-homework'
import { useHomeworkDraft } from './use-homework-draft'
import type { WaitingAnswerProps } from './waiting-answer'

const Shown = part(() => import('./waiting-answer'), 'WaitingAnswer', { missing: 'silent' })

/** The outbox as far as one homework is concerned. */
export function useWaitingAnswer({ course: { stream }, entry: { row }, learnerId }: HomeworkView) {
  const outbox = outboxOf(useQueryClient(), learnerId)
  const place = {
    streamId: stream.id,
    statusId: row.status.id,
    targetType: row.targetType,
    targetId: row.target.id,
    homeworkId: row.target.homeworkId,
    chatId: row.homework?.dialogId ?? stream.chatChannelId,
  }
  const [waiting] = useQueue(outbox, answerQueue(place))
  return { outbox, place, waiting }
}

/** An answer that is kept on the device until it can be sent. Until its code is there, a line says that it is kept. */
export function WaitingAnswer(props: WaitingAnswerProps) {
  const { t } = useLingui()
  const code = Shown.useCode()
  if (code) return <code.WaitingAnswer {...props} />
  return (
    <p className="mt-4 text-small text-muted">{t`It is kept on this device, and you can leave the page or close it.`}</p>
  )
}

/** Loads what shows an answer that waits, before the connection that it waits for is gone. */
export const usePreloadWaiting = () => usePreload(Shown)

/** An answer that waits although there is no form to take it back into: another has been sent, or nothing can be sent now. */
export function WaitingBesides({ view }: { view: HomeworkView }) {
  const { outbox, waiting } = useWaitingAnswer(view)
  const draft = useHomeworkDraft(view)
  // What is only just being sent becomes the answer that stands there; what the form has kept is shown beside the reason.
  if (!waiting || !isSettled(waiting) || (waiting.phase === 'failed' && draft.read() !== null)) return null
  return <WaitingAnswer entry={waiting} onRemove={() => void outbox.remove(waiting.id)} />
}
