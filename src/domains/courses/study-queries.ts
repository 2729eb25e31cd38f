import { queryOptions } from '@tanstack/react-query'

import { bySort } from '#/lib/by-sort'
import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { stagesCall, statusCall } from './calls'
import { courseServiceWire } from './demo-wire'
import { dayProgressWire, stageWire, streamStatusWire } from './study-wire'

/** The specification caches a stream's status this long. */
const STATUS_STALE_MS = 5 * 60 * 1000

/** What a course's screens need beyond the list of streams; apart from it, since the frame lists streams only. */
export const studyQueries = {
  /** Everything that moves within a stream (L3). A failure makes the cached one stale, as Query does by itself. */
  status: (streamId: number) =>
    queryOptions({
      queryKey: ['courses', 'status', streamId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        const [path, query] = statusCall(streamId)
        return api.get(path, { query, signal }).data(streamStatusWire)
      },
      staleTime: STATUS_STALE_MS,
    }),

  /** A course's stages with days, homework and points, by `sort` (L7). */
  stages: (courseId: number) =>
    queryOptions({
      queryKey: ['courses', 'stages', courseId],
      queryFn: async ({ signal }) => {
        invariant(courseId, 'courseId must be set')
        const [path, query] = stagesCall(courseId)
        const stages = await api.get(path, { query, signal }).list(stageWire)
        return stages.toSorted(bySort)
      },
    }),

  /** How much of a started day is viewed (L12); the id is the status row's, not the day's. */
  dayProgress: (streamId: number, dayStatusId: number) =>
    queryOptions({
      queryKey: ['courses', 'day-progress', streamId, dayStatusId],
      queryFn: ({ signal }) => {
        invariant(streamId, 'streamId must be set')
        invariant(dayStatusId, 'dayId must be set')
        const path = `user-course-streams/${streamId}/user-day-status/${dayStatusId}/progress`
        return api.get(path, { signal }).data(dayProgressWire)
      },
      // What is watched last is told on leaving.
      staleTime: 0,
    }),

  /** The service that a demo course comes from (L32). */
  service: (serviceId: number) =>
    queryOptions({
      queryKey: ['courses', 'service', serviceId],
      queryFn: ({ signal }) => {
        invariant(serviceId, 'ServiceId must be set')
        const query = { id: serviceId, expand: 'childs,course,stream' }
        return api.get('course-services/view', { query, signal }).data(courseServiceWire)
      },
    }),
}
