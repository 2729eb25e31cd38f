import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { videoConsultationWire } from './wire'

export const videoConsultationQueries = {
  /** All of the learner's video consultations: those that can be booked, and the history (L24). */
  list: () =>
    queryOptions({
      queryKey: ['video-consultations', 'list'],
      queryFn: ({ signal }) =>
        api.get('online-consultation', { query: { expand: 'course' }, signal }).list(videoConsultationWire),
    }),

  /** Those alone that can be booked (L25). */
  available: () =>
    queryOptions({
      queryKey: ['video-consultations', 'available'],
      queryFn: ({ signal }) => api.get('course/online-consultations', { signal }).list(videoConsultationWire),
    }),
}
