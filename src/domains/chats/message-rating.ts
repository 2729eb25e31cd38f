import { MutationObserver } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { messageStore } from './message-stores'
import { chatMutations } from './mutations'
import { threadQueries } from './thread-queries'

const ratingSchema = z.object({
  chatId: z.int(),
  messageId: z.int(),
  rating: z.int(),
  /** What the server may have until it arrives (`ratingsBefore`). */
  before: z.array(z.nullable(z.int())),
  /** When the message was written, in epoch ms. */
  writtenAt: z.number(),
  /** What the message answers. */
  target: z.enum(['homework', 'message']),
})

export type WaitingRating = z.output<typeof ratingSchema>

/** The queue of one message's ratings. */
export const ratingQueue = (messageId: number) => `message-rating.${messageId}`

/** A rating of an expert's message (L21). A later one replaces it, so the server is asked what it has before a second attempt. */
export const messageRating = outboxKind({
  name: 'message-rating',
  parse: (kept) => ratingSchema.safeParse(kept).data ?? null,
  repeatSafeMs: 0,

  async send({ client, payload: { chatId, messageId, rating } }) {
    await new MutationObserver(client, chatMutations.rate()).mutate({ chatId, messageId, rating })
    return 'sent'
  },

  async lookUp({ client, payload: { chatId, messageId, rating, before, writtenAt } }) {
    const since = threadQueries.messagesSince(chatId, new Date(writtenAt))
    await queryAnew(client, since)
    const known = messageStore(client, chatId).get(messageId)?.rating ?? null
    // The learner has rated it anew since, from elsewhere: that counts.
    const isReplaced = !before.includes(known)
    return known === rating || isReplaced ? 'done' : 'absent'
  },

  onArrived({ payload: { target, rating } }) {
    track('rating', { target, value: rating })
  },

  onGone({ client, payload: { chatId } }) {
    for (const kind of ['messages', 'messages-since']) refetch(client, ['chats', kind, chatId])
  },
})

/**
 * What the server may have of a message's rating before a new one arrives: what it is known to have, and all that stood before the
 * ratings that wait, or may have arrived with one of them.
 */
export function ratingsBefore(known: number | null, waiting: readonly unknown[]): (number | null)[] {
  const earlier = waiting.flatMap((kept) => {
    const one = messageRating.parse(kept)
    return one ? [one.rating, ...one.before] : []
  })
  return [...new Set([known, ...earlier])]
}
