import { MutationObserver } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { messageStore } from '#/domains/chats/message-stores'
import { threadQueries } from '#/domains/chats/thread-queries'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { statusIdOf } from '#/domains/study/homework/status-id'
import { statusOf } from '#/domains/study/homework/homework-status'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { homeworkMutations } from './mutations'

/** The answer that was sent is recognised among messages since its first attempt, less this: clocks may differ. */
const CLOCKS_MS = 60_000

const answerSchema = z.object({
  streamId: z.int(),
  /** Null: the server has not made it yet. */
  statusId: z.nullable(z.int()),
  targetType: z.enum(['course_stage_homework', 'stage_day_homework']),
  targetId: z.int(),
  homeworkId: z.int(),
  /** Where the answer will stand; null: there is no chat for it. */
  chatId: z.nullable(z.int()),
  message: z.string(),
  exerciseIds: z.array(z.int()),
})

export type WaitingAnswer = z.output<typeof answerSchema>

/** The queue of one homework's answers. */
export function answerQueue({
  streamId,
  targetType,
  targetId,
}: Pick<WaitingAnswer, 'streamId' | 'targetType' | 'targetId'>) {
  return `homework.${streamId}.${targetType}.${targetId}`
}

/** An answer to homework (L15). The server takes one at a time, and is asked what it has before a second attempt. */
export const homeworkAnswer = outboxKind({
  name: 'homework-answer',
  parse: (kept) => answerSchema.safeParse(kept).data ?? null,
  repeatSafeMs: 0,

  async send({ client, payload, fileIds }) {
    const { streamId, message, exerciseIds } = payload
    const row = {
      status: { id: payload.statusId, streamId },
      targetType: payload.targetType,
      target: { id: payload.targetId },
    }
    const statusId = await statusIdOf(client, row)
    const sending = new MutationObserver(client, homeworkMutations.send())
    const { isAnswered } = await sending.mutate({ streamId, statusId, message, exerciseIds, fileIds: [...fileIds] })
    return isAnswered ? 'sent' : 'unsure'
  },

  async lookUp({ client, payload, fileCount }, since) {
    const { streamId, targetType, targetId, chatId } = payload
    const statuses = await queryAnew(client, homeworkQueries.statuses(streamId))
    const status = statusOf(statuses, targetType, targetId)
    if (!status || status.status === 'NOT_UPLOADED') return 'absent'
    // An answer may have been reviewed since: what is on checking now is not the only one.
    const isOnServer = status.status === 'UPLOADED' || status.status === 'DONE'
    if (chatId === null) return isOnServer ? 'done' : 'absent'
    const from = new Date(since - CLOCKS_MS)
    await queryAnew(client, threadQueries.messagesSince(chatId, from))
    const text = payload.message.trim()
    const isThere = messageStore(client, chatId)
      .thread(status.id)
      .some(
        ({ employee, createdAt, message, files }) =>
          employee === null &&
          createdAt >= from &&
          message.trim() === text &&
          (text !== '' || files.length === fileCount),
      )
    if (isThere) return 'done'
    return isOnServer ? 'taken' : 'absent'
  },

  onArrived({ payload: { streamId, homeworkId } }) {
    track('task_send', { streamId, homeworkId })
  },

  onGone({ client, payload: { streamId } }) {
    refetch(client, homeworkQueries.statuses(streamId).queryKey)
  },
})
