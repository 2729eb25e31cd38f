import { useQueryClient } from '@tanstack/react-query'
import { outboxOf } from '#/outbox/outbox'
import { useQueue } from '#/outbox/use-queue'
import { answerQueue } from '../homework-answer'
import type { HomeworkView } from '../thread/use-homework'

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
