import { mutationOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { consultationStatusWire } from '#/domains/chats/wire'
import { studyQueries } from '#/domains/study/course-queries'
import { invariant } from '#/lib/invariant'

interface RatingOfConsultation {
  streamId: number
  consultationId: number
  /** 1 to 5. */
  rating: number
}

export const consultationMutations = {
  /** Rates a closed consultation, 1 to 5, once: 409 while it is open, and once it is rated (L23). */
  rate: () =>
    mutationOptions({
      mutationKey: ['consultations', 'rate'],
      mutationFn: ({ consultationId, rating }: RatingOfConsultation) => {
        invariant(consultationId, 'Id must be set')
        return api
          .put(`consultations/updateRating/${consultationId}`, { json: { rating } })
          .data(consultationStatusWire)
      },
      onSuccess: (rated, { streamId }, _result, { client }) => {
        client.setQueryData(
          studyQueries.status(streamId).queryKey,
          (status) =>
            status && {
              ...status,
              consultations: status.consultations.map((one) => (one.id === rated.id ? rated : one)),
            },
        )
      },
    }),
}
