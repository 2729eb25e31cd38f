import { MutationObserver } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { studyQueries } from '#/domains/study/course-queries'
import * as z from '#/lib/zod'
import { outboxKind } from '#/outbox/kind'
import { consultationMutations } from './mutations'

const ratingSchema = z.object({
  streamId: z.int(),
  consultationId: z.int(),
  rating: z.int(),
})

/** The queue of one consultation's rating. */
export const ratingQueue = (consultationId: number) => `consultation.${consultationId}`

/** A rating of a consultation (L23). The server takes one for good, and is asked what it has before a second attempt. */
export const consultationRating = outboxKind({
  name: 'consultation-rating',
  parse: (kept) => ratingSchema.safeParse(kept).data ?? null,
  repeatSafeMs: 0,

  async send({ client, payload }) {
    await new MutationObserver(client, consultationMutations.rate()).mutate(payload)
    return 'sent'
  },

  async lookUp({ client, payload: { streamId, consultationId, rating } }) {
    const { consultations } = await queryAnew(client, studyQueries.status(streamId))
    const known = consultations.find(({ id }) => id === consultationId)
    if (known?.status !== 'rated') return 'absent'
    return known.rating === rating ? 'done' : 'taken'
  },

  onArrived({ payload: { rating } }) {
    track('rating', { target: 'consultation', value: rating })
  },

  onGone({ client, payload: { streamId } }) {
    refetch(client, studyQueries.status(streamId).queryKey)
  },
})
