import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#/api/errors'
import { accountQueries } from '#/domains/account/queries'
import { outboxOf } from '#/outbox/outbox'
import type { Trouble } from '#/outbox/entry'
import { useQueue } from '#/outbox/use-queue'
import { isSettled } from '#/outbox/settled'
import { messageRating, ratingQueue, ratingsBefore, type WaitingRating } from './message-rating'
import type { Message } from './model'

interface MessageRating {
  /** 1 to 5, also before it has arrived; null: none was given, or it was refused. */
  value: number | null
  /** Why the last one is not on the server; null: it is, or is on its way. */
  error: unknown
  rate: (rating: number) => Promise<void>
}

/** The learner's rating of an expert's message: kept on the device until the server has it, and changed as often as the learner likes. */
export function useMessageRating(message: Message, chatId: number, target: WaitingRating['target']): MessageRating {
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const outbox = outboxOf(useQueryClient(), user.id)
  const queue = ratingQueue(message.id)
  const waiting = useQueue(outbox, queue)
  const [refused, setRefused] = useState<unknown>(null)
  const last = waiting.at(-1)
  const given = last ? (messageRating.parse(last.payload)?.rating ?? null) : null
  const hasFailed = last?.phase === 'failed'
  // What waits longer than a moment says why.
  const trouble = last && isSettled(last) ? last.trouble : null

  // What failed has become true since, as from another tab.
  const isKnown = last !== undefined && given === message.rating
  const isThere = isKnown && hasFailed
  const lastId = last?.id
  useEffect(() => {
    if (isThere && lastId !== undefined) void outbox.remove(lastId)
  }, [isThere, lastId, outbox])

  return {
    value: given !== null && !hasFailed ? given : message.rating,
    error: isKnown ? null : (refused ?? (trouble && errorOf(trouble))),
    async rate(rating) {
      setRefused(null)
      const kept = waiting.map(({ payload }) => payload)
      const payload: WaitingRating = {
        chatId,
        messageId: message.id,
        rating,
        before: ratingsBefore(message.rating, kept),
        writtenAt: message.createdAt.getTime(),
        target,
      }
      try {
        // The one before stays where the device refuses the new one.
        await outbox.enqueue(messageRating, { queue, payload })
        await Promise.all(waiting.map(({ id }) => outbox.remove(id)))
      } catch (error) {
        setRefused(error)
      }
    },
  }
}

/** The failure that an entry tells of, to be put into words. */
function errorOf(trouble: Trouble): ApiError {
  const place = { method: 'PUT', url: '' }
  if (trouble.code === 'failed') return new ApiError(trouble.facts)
  return new ApiError(
    trouble.code === 'network' ? { ...place, kind: 'network' } : { ...place, kind: 'http', status: 429 },
  )
}
