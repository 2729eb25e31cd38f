import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#/api/client'
import { type Confirmed, confirmedMutation, wasReadBack } from '#/api/confirmed-mutation'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { readToken } from '#/api/token-store'
import { invariant } from '#/lib/invariant'
import type { Booking, VideoConsultation } from './model'
import { videoConsultationQueries } from './queries'
import { videoConsultationWire } from './wire'

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Past the cache: the screen shows how the consultation really stands, be it what was wanted or not. */
const readOne = async ({ id }: Booking, { client }: MutationFunctionContext) =>
  (await queryAnew(client, videoConsultationQueries.list())).find((one) => one.id === id)

/** The answer names no course: that of the list stays. */
function keepBooked(client: QueryClient, booked: VideoConsultation): void {
  client.setQueryData(videoConsultationQueries.list().queryKey, (all) =>
    all?.map((one) => (one.id === booked.id ? { ...one, ...booked, course: booked.course ?? one.course } : one)),
  )
}

export const videoConsultationMutations = {
  /** Books a consultation (L26). Once booked it is changed by the school alone; refused by the fields `start_date_time`, `note` and `phone`. */
  book: () =>
    mutationOptions({
      mutationKey: ['video-consultations', 'book'],
      mutationFn: confirmedMutation({
        send: async ({ id, start, note, phone }: Booking) => {
          invariant(id, 'Id must be set')
          const json = { start_date_time: toSeconds(start), phone, ...(note && { note }) }
          return api.put('online-consultation/update', { query: { id }, json }).data(videoConsultationWire)
        },
        readBack: readOne,
        isDone: ({ status, start }, booking) =>
          status === 'waiting' && start !== null && toSeconds(start) === toSeconds(booking.start),
      }),
      onMutate: readToken,
      onSuccess: (
        result: Confirmed<VideoConsultation, VideoConsultation>,
        _sent: Booking,
        begunIn: string | null,
        { client },
      ) => {
        if (readToken() !== begunIn) return
        if (result.isAnswered) keepBooked(client, result.answer)
        refetch(client, videoConsultationQueries.available().queryKey)
      },
      onSettled: (result, error, _sent, _begun, { client }) => {
        // A refusal means that our copy is outdated.
        if (error && !wasReadBack(result, error)) refetch(client, videoConsultationQueries.list().queryKey)
      },
    }),
}
